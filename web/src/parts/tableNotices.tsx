// What players should know about the table itself: clocks that stand, votes against them, where the
// match began.
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isLocal } from '../local/ids';
import { netNews } from '../local/nets';
import '../state/levelTexts';
import { capital, originTexts } from '../state/names';
import { hasNet } from '../state/netMatches';
import { needsNet } from '../state/playNow';
import { narrow } from '../state/screen';
import type { Session } from '../state/session';
import type { TableState } from '../state/tableState';
import { say, t } from '../texts';
import { nameOf } from './bar';
import { Icon } from './icons';
import { OtherTab } from './otherTab';

function ClocksStand({ state }: { state: TableState }) {
  const left = useSignal(state.stands);
  useEffect(() => {
    const count = () => (left.value = Math.max(0, state.stands - (performance.now() - state.at)));
    count();
    if (left.value === 0) return undefined;
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [state.stands, state.at]);
  if (left.value === 0) return null;
  return <p role="status">{t('clocks-stand', { seconds: Math.ceil(left.value / 1000) })}</p>;
}

function Warning({ state, session }: { state: TableState; session: Session }) {
  const votes = session.warning.value?.['votes'];
  if (!Array.isArray(votes)) return null;
  const names = (votes as number[]).map((by) => nameOf(state, by));
  return (
    <div role="alert" class="hrow">
      <span class="grow">{t('votes-warning', { names: names.join(', ') })}</span>
      <button
        class="quiet round small-round"
        aria-label={t('close')}
        data-tip={t('close')}
        onClick={() => (session.warning.value = null)}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

// A vote is not the end: who comes back plays on.
function VotedOut({ state, session }: { state: TableState; session: Session }) {
  const seat = state.seats.findIndex((s) => s.mine && s.replaced && !s.resigned);
  if (seat < 0 || state.status !== 'playing') return null;
  return (
    <div role="alert">
      <p>{t('voted-out')}</p>
      <button class="primary" onClick={() => void session.seatAsk('back', seat)}>
        {t('take-seat-back')}
      </button>
    </div>
  );
}

const dismissed = signal<ReadonlySet<string>>(new Set()); // tables whose origin has been read

// How the match began, if that is unusual: a small line that can be closed. On a phone there is no room
// for it: "About this edition" tells it everywhere.
function OriginLine({ state }: { state: TableState }) {
  const texts = originTexts(state.origin, state.terms['by-hand'] ?? false, true);
  const closed = narrow.value || dismissed.value.has(state.table);
  if (state.status !== 'playing' || closed || texts.length === 0) return null;
  return (
    <div class="origin hrow">
      <span class="grow">{capital(texts.join(', '))}</span>
      <button
        class="quiet round small-round"
        aria-label={t('close')}
        onClick={() => (dismissed.value = new Set([...dismissed.value, state.table]))}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

// Why bots do not play by a net, though their level does.
function whyWithoutNet({ state, session }: { state: TableState; session: Session }): string {
  const by = session.playedBy.value;
  const needed = state.seats.some(({ kind, name }) => kind === 'bot' && needsNet(name));
  if (!needed || state.status !== 'playing' || !by) return '';
  if (!hasNet(by.match)) return say('levels.unknown');
  const news = isLocal(state.table) ? netNews.value.get(state.game) : undefined;
  if (news?.state === 'loading') return say('levels.loading', { percent: news.percent });
  return news?.state === 'failed' ? say('levels.failed') : '';
}

function NetNotice(props: { state: TableState; session: Session }) {
  const words = whyWithoutNet(props);
  return words === '' ? null : <p class="small" role="status">{words}</p>;
}

export function TableNotices({ state, session }: { state: TableState; session: Session }) {
  return (
    <div class="table-notices">
      <OtherTab table={state.table} />
      <ClocksStand state={state} />
      <NetNotice state={state} session={session} />
      <Warning state={state} session={session} />
      <VotedOut state={state} session={session} />
      <OriginLine state={state} />
    </div>
  );
}
