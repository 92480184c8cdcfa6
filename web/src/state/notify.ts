// Telling a person that it is his turn: by the title always, by a tone and by the system if he
// wants that.
import { settings } from './settings';

const plainTitle = 'Pakhuis';

export function setTitle(text: string, mine: boolean): void {
  document.title = `${mine ? '● ' : ''}${text ? `${text} · ` : ''}${plainTitle}`;
}

let audio: AudioContext | undefined;

// Two short, soft notes.
export function playTone(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime + 0.02;
    for (const [i, pitch] of [587.3, 880].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = start + i * 0.14;
      tone.type = 'sine';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.14, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.45);
    }
  } catch {
    // No sound here: the title tells as well.
  }
}

export function myTurn(text: string): void {
  if (settings.value.sound) playTone();
  if (!settings.value.notify || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const note = new Notification(plainTitle, { body: text, icon: '/icon.svg', tag: 'turn' });
  note.onclick = () => {
    focus();
    note.close();
  };
}

export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
