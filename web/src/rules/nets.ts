// The nets that bots play by, as files beside the page. For a worker.
//
// The build names them: by game, with the bytes of each.
declare const netFiles: Record<string, { file: string; bytes: number }>;

const mostTime = 60_000; // milliseconds: bots wait meanwhile

export async function fetchNet(game: string, tell: (percent: number) => void): Promise<Uint8Array> {
  const known = netFiles[game];
  if (!known) throw new Error(`This build has no net of ${game}.`);
  const address = new URL(known.file, import.meta.url);
  const response = await fetch(address, { signal: AbortSignal.timeout(mostTime) });
  if (!response.ok || !response.body) throw new Error(`${known.file}: ${response.status}`);
  const bytes = new Uint8Array(known.bytes);
  let got = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    if (got + value.length > bytes.length) throw new Error(`${known.file} is too long.`);
    bytes.set(value, got);
    got += value.length;
    tell(Math.floor((100 * got) / bytes.length));
  }
  if (got < bytes.length) throw new Error(`${known.file} is cut.`);
  return bytes;
}
