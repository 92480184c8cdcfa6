// Keys, and what they do.
import { t, type Key } from '../texts';

export function Keys({ keys }: { keys: [string, Key][] }) {
  return (
    <dl class="keys">
      {keys.map(([key, text]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
