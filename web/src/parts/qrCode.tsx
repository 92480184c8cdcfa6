// A text as a QR code. The library is fetched when a code is first shown.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pathOfCode } from '../state/qrPath';

const quiet = 3; // light modules around it

export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useSignal<boolean[][] | null>(null);
  useEffect(() => {
    // Without it the link is still there.
    import('uqr').then(
      ({ encode }) => (code.value = encode(text, { border: 0 }).data),
      () => undefined,
    );
  }, [text]);
  const size = (code.value?.length ?? 25) + 2 * quiet;
  return (
    <svg
      class="qr-code"
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={size} height={size} fill="#fff" />
      {code.value && <path d={pathOfCode(code.value)} fill="#12202a" />}
    </svg>
  );
}
