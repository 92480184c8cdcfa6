// The first page: play at once, set up a table, find one, go on with one's own.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { games } from '../games/list';
import { lessons, pathOfLesson } from '../lessons/list';
import { builtWithoutServer, hasServer } from '../net/house';
import { http, Refusal, type GameInfo, type TableSummary } from '../net/http';
import { DeleteTable } from '../parts/deleteTable';
import { GameCardView } from '../parts/gameCard';
import { Icon } from '../parts/icons';
import { ImportRecord } from '../parts/importRecord';
import { InvitedBox } from '../parts/invitedBox';
import { TableList } from '../parts/tableList';
import { tablesHere } from '../state/here';
import { listsChanged, myName } from '../state/me';
import { gameName } from '../state/names';
import { joinPages, type OpenTables } from '../state/openTables';
import { addressOf } from '../state/router';
import { set, settings, settingsOpen } from '../state/settings';
import { showProblem } from '../state/toast';
import { t } from '../texts';

export interface House {
  games: GameInfo[];
  bots: string[];
}

// For whoever has not finished a match here. Its place is kept until that is known, so that nothing moves.
function Newcomer({ waits, close }: { waits: boolean; close(): void }) {
  const lesson = lessons[0]!;
  const { game, minutes } = lesson;
  return (
    <p class={`newcomer ${waits ? 'kept-place' : ''}`}>
      <a href={addressOf(pathOfLesson(lesson))}>{t('learn-new', { game: gameName(game), minutes })}</a>
      <button class="quiet round" aria-label={t('close')} onClick={close}>
        <Icon name="cross" />
      </button>
    </p>
  );
}

export function LobbyPage() {
  const known = useSignal<House | null>(null);
  const mine = useSignal<TableSummary[] | null>(null);
  const open = useSignal<OpenTables | null>(null);
  const here = useSignal<TableSummary[]>([]);
  const leaving = useSignal<TableSummary | null>(null); // to be deleted from this device?
  const pageCount = useSignal(1);
  const { met, lessons: begun } = settings.peek();
  const mayBeNew = useSignal(!met && Object.keys(begun).length === 0);
  const alone = hasServer.value === false;
  const unreadable = useSignal(false); // said once
  const loadHere = async () => {
    try {
      here.value = await tablesHere();
    } catch (why) {
      if (!unreadable.value) showProblem(new Refusal('no-house', String(why)));
      unreadable.value = true;
    }
    if (hasServer.value === false && !known.value) {
      await http.games().then((house) => (known.value = house), showProblem);
    }
  };
  const load = async () => {
    void loadHere();
    if (hasServer.value === false) return;
    const count = pageCount.value;
    const asked = Array.from({ length: count }, (_, page) => http.tables(page));
    try {
      const [house, own, pages] = await Promise.all([http.games(), http.mine(), Promise.all(asked)]);
      known.value = house;
      mine.value = own;
      if (count === pageCount.value) open.value = joinPages(pages, own);
    } catch (why) {
      showProblem(why);
    }
  };
  const loadMore = async () => {
    pageCount.value += 1;
    await load();
  };
  const changed = listsChanged.value;
  useEffect(() => {
    // Before the first hello there is no cookie yet, and nothing to list.
    if (changed > 0) void load();
  }, [changed]);
  useEffect(() => void loadHere(), [alone]);
  useEffect(() => {
    const timer = setInterval(() => void (!document.hidden && load()), 15_000);
    return () => clearInterval(timer);
  }, []);

  const own = mine.value ?? [];
  const running = own.filter((table) => table.status !== 'over');
  const finished = own.filter((table) => table.status === 'over');
  const read = alone ? known.value : mine.value;
  const hasPlayed = [...finished, ...here.value].some((table) => table.status === 'over');
  // From the next visit on.
  useEffect(() => void (hasPlayed && set({ met: true })), [hasPlayed]);
  const meet = () => {
    mayBeNew.value = false;
    set({ met: true });
  };
  return (
    <main id="main" class="page lobby">
      <div class="lobby-mine">
        {running.length > 0 && (
          <section class="panel" aria-labelledby="mine">
            <h2 id="mine">{t('my-tables')}</h2>
            <TableList tables={running} empty="" />
          </section>
        )}
        {here.value.length > 0 && (
          <section class="panel" aria-labelledby="here">
            <h2 id="here">{t('here-title')}</h2>
            <TableList
              tables={here.value}
              empty=""
              short={6}
              remove={(table) => (leaving.value = table)}
            />
          </section>
        )}
      </div>
      <div class="lobby-games">
        <div class="welcome">
          <h1>{t('games-title')}</h1>
          <p class={`who ${myName.value === '' ? 'kept-place' : ''}`}>
            {t('you-are', { name: myName.value })}
            <button class="quiet" onClick={() => (settingsOpen.value = true)}>
              {t('change-name')}
            </button>
          </p>
        </div>
        {alone && (
          <p class="no-server" role="status">
            {builtWithoutServer ? t('without-server') : t('no-server')}
          </p>
        )}
        {mayBeNew.value && <Newcomer waits={read === null || hasPlayed} close={meet} />}
        <section aria-label={t('games')}>
          <div class="games">
            {games.map(({ card }) => (
              <GameCardView
                key={card.id}
                card={card}
                info={known.value?.games.find((game) => game.id === card.id)}
                bots={known.value?.bots ?? []}
                loading={known.value === null}
              />
            ))}
          </div>
        </section>
      </div>
      <div class="lobby-open">
        {!alone && (
          <section class="panel" aria-labelledby="open">
            <h2 id="open">{t('open-tables')}</h2>
            <TableList
              tables={open.value?.tables ?? null}
              empty={t('no-open-tables')}
              {...(open.value?.more ? { more: loadMore } : {})}
            />
          </section>
        )}
        {!alone && <InvitedBox />}
        {finished.length > 0 && (
          <section class="panel" aria-labelledby="over">
            <h2 id="over">{t('finished-tables')}</h2>
            <TableList tables={finished} empty="" short={4} />
          </section>
        )}
        <ImportRecord />
      </div>
      {leaving.value && (
        <DeleteTable
          table={leaving.value}
          close={() => (leaving.value = null)}
          deleted={() => void loadHere()}
        />
      )}
    </main>
  );
}
