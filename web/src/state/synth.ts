// The sounds themselves, made of a few tones and puffs of noise.
import type { SoundName } from './sound';

// A tone, or noise around a pitch. Times in seconds, from the beginning of the sound.
export interface Note {
  wave: 'sine' | 'triangle' | 'square' | 'noise';
  at: number;
  lasts: number;
  pitch: number; // Hz
  to?: number; // it glides there
  level: number; // 0 to 1
}

const puff = (at: number, lasts: number, pitch: number, level: number): Note => ({
  wave: 'noise',
  at,
  lasts,
  pitch,
  level,
});
const tone = (at: number, lasts: number, pitch: number, level: number, to = pitch): Note => ({
  wave: 'sine',
  at,
  lasts,
  pitch,
  to,
  level,
});

export const sounds: Record<SoundName, Note[]> = {
  card: [puff(0, 0.07, 3200, 0.35), puff(0.05, 0.05, 1800, 0.2)],
  wood: [{ wave: 'triangle', at: 0, lasts: 0.09, pitch: 240, to: 150, level: 0.5 }, puff(0, 0.03, 900, 0.3)],
  coin: [tone(0, 0.22, 1975, 0.18), tone(0.06, 0.3, 2637, 0.16)],
  dice: [0, 0.06, 0.11, 0.19, 0.3].map((at, i) => puff(at, 0.035, 1500 - i * 140, 0.4 - i * 0.05)),
  wheels: [puff(0, 0.12, 420, 0.3), puff(0.12, 0.12, 360, 0.26), puff(0.24, 0.16, 320, 0.2)],
  turn: [tone(0, 0.4, 587.3, 0.3), tone(0.14, 0.45, 880, 0.3)],
  score: [tone(0, 0.25, 659.3, 0.22), tone(0.09, 0.25, 784, 0.22), tone(0.18, 0.4, 1046.5, 0.22)],
  end: [
    tone(0, 0.5, 392, 0.25),
    tone(0.16, 0.5, 523.3, 0.25),
    tone(0.32, 0.5, 659.3, 0.25),
    tone(0.48, 0.9, 784, 0.28),
  ],
  refused: [{ wave: 'triangle', at: 0, lasts: 0.18, pitch: 196, to: 147, level: 0.35 }],
};

const rise = 0.008; // seconds: without it a tone begins with a click

function sourceOf(audio: BaseAudioContext, note: Note, start: number): AudioScheduledSourceNode {
  if (note.wave === 'noise') {
    const frames = Math.ceil(audio.sampleRate * note.lasts);
    const buffer = audio.createBuffer(1, frames, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < frames; ++i) samples[i] = Math.random() * 2 - 1;
    const noise = audio.createBufferSource();
    noise.buffer = buffer;
    return noise;
  }
  const oscillator = audio.createOscillator();
  oscillator.type = note.wave;
  oscillator.frequency.setValueAtTime(note.pitch, start);
  if (note.to !== undefined && note.to !== note.pitch) {
    oscillator.frequency.exponentialRampToValueAtTime(note.to, start + note.lasts);
  }
  return oscillator;
}

function schedule(audio: BaseAudioContext, out: AudioNode, note: Note, start: number): void {
  const source = sourceOf(audio, note, start);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.level, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.001, start + note.lasts);
  if (note.wave === 'noise') {
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = note.pitch;
    source.connect(band).connect(gain).connect(out);
  } else {
    source.connect(gain).connect(out);
  }
  source.start(start);
  source.stop(start + note.lasts + 0.02);
}

// The ear hears volume in steps of ratios, so the slider's value is squared.
export function playOn(audio: BaseAudioContext, name: SoundName, volume: number, later = 0): void {
  const out = audio.createGain();
  out.gain.value = volume * volume;
  out.connect(audio.destination);
  const start = audio.currentTime + 0.02 + later;
  for (const note of sounds[name]) schedule(audio, out, note, start + note.at);
}

let audio: AudioContext | undefined;

export function play(name: SoundName, volume: number, later = 0): void {
  try {
    audio ??= new AudioContext();
    void audio.resume(); // it sleeps until somebody has clicked
    playOn(audio, name, volume, later);
  } catch {
    // No sound here; what happens is seen as well.
  }
}
