import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ChatLine, Session } from '../state/session';
import { t } from '../texts';

export function Chat({ session, lines }: { session: Session; lines: ChatLine[] }) {
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
          <li key={i}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
        {lines.length === 0 && <li class="muted">{t('chat-empty')}</li>}
      </ol>
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
    </div>
  );
}
