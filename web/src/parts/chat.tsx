import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ChatLine, Session } from '../state/session';
import { mayChat, type TableState } from '../state/tableState';
import { t } from '../texts';
import { Icon } from './icons';

// The owner decides about those who only watch.
function WatchersMayWrite({ session, state }: { session: Session; state: TableState }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={state.watchersChat}
        onChange={(e) =>
          void session.ask({
            type: 'allow-chat',
            table: session.id,
            allowed: e.currentTarget.checked,
          })
        }
      />
      {t('chat-allow')}
    </label>
  );
}

// The owner's button at a watcher's line.
function MuteButton({ session, line, muted }: { session: Session; line: ChatLine; muted: boolean }) {
  const type = muted ? 'unmute' : 'mute';
  const words = t(type, { name: line.name });
  return (
    <button
      class="quiet round small-round"
      aria-label={words}
      data-tip={words}
      onClick={() => void session.ask({ type, table: session.id, version: line.version })}
    >
      <Icon name={muted ? 'sound' : 'silence'} />
    </button>
  );
}

function Line({ session, line, state }: { session: Session; line: ChatLine; state: TableState }) {
  const muted = state.mutedLines.includes(line.version);
  return (
    <li class={line.watcher && state.owner ? 'watcher-line' : ''}>
      <span>
        <b>{line.name}</b> {line.watcher && <span class="badge">{t('chat-watcher')}</span>}{' '}
        {muted && <span class="badge warn">{t('muted-badge')}</span>} {line.text}
      </span>
      {line.watcher && state.owner && <MuteButton session={session} line={line} muted={muted} />}
    </li>
  );
}

interface Props {
  session: Session;
  state: TableState;
  lines: ChatLine[];
}

export function Chat({ session, state, lines }: Props) {
  const text = useSignal('');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const say = async (e: Event) => {
    e.preventDefault();
    const line = text.value.trim();
    if (line === '') return;
    if (await session.ask({ type: 'chat', table: session.id, text: line })) text.value = '';
  };
  return (
    <div class="chat">
      <ol ref={list} aria-label={t('chat')} aria-live="polite" tabIndex={0}>
        {lines.map((line, i) => (
          <Line key={i} session={session} line={line} state={state} />
        ))}
        {lines.length === 0 && <li class="muted">{t('chat-empty')}</li>}
      </ol>
      {mayChat(state) ? (
        <form class="hrow" onSubmit={(e) => void say(e)}>
          <input
            aria-label={t('chat-say')}
            placeholder={t('chat-say')}
            maxLength={120}
            value={text.value}
            onInput={(e) => (text.value = e.currentTarget.value)}
          />
          <button disabled={text.value.trim() === ''}>{t('send')}</button>
        </form>
      ) : (
        <p class="muted">{state.muted ? t('chat-muted') : t('chat-players-only')}</p>
      )}
      {state.owner && <WatchersMayWrite session={session} state={state} />}
    </div>
  );
}
