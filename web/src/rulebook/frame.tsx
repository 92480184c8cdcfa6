// A table in a frame of its own: laid out for a wide page on any screen, with none of its parts among
// those of the page around it. It is looked at only: the list beside it tells what it shows.
import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SayContext } from '../draw/say';
import { SurfaceContext } from '../draw/surface';
import type { GameProps, GameUi } from '../games/game';
import { still } from '../games/shared/testing';
import { settings } from '../state/settings';
import { sayer, t } from '../texts';
import type { Position } from './entries';
import type { RulesSource } from './source';

export const frameSize = { width: 1280, height: 760 };

export function propsAt(source: RulesSource, position: Position): GameProps<unknown, unknown> {
  const seats = Array.from({ length: position.seats }, (_, seat) => ({
    seat,
    name: t('seat-number', { number: seat + 1 }),
    kind: 'person' as const,
    mine: seat === 0,
  }));
  const { view, figures, options } = position;
  return { view, figures, edition: source.file.edition, seats, viewer: 0, options, parts: still };
}

function TableView({ ui, props }: { ui: GameUi; props: GameProps<unknown, unknown> }) {
  return (
    <div class="app on-table rules-frame">
      <div class="table-page wide-table">
        <div class="play-area">
          <div class="board-area">
            <div class="pan-zoom">
              <div class="pan-frame">
                <div class="pan-inner">
                  <ui.Board {...props} />
                </div>
              </div>
            </div>
          </div>
          <div class="mine">
            <div class="mine-body">
              <ui.Mine {...props} />
            </div>
          </div>
        </div>
        <div class="side">{ui.Side && <ui.Side {...props} />}</div>
      </div>
    </div>
  );
}

// The frame is always as wide as a desktop's window. On paper a browser would take the sheet's width for
// it, and lay out its table as on a phone.
function settleWidth(rules: CSSRuleList, view: Window & typeof globalThis): void {
  for (const rule of rules) {
    if (!(rule instanceof view.CSSMediaRule)) continue;
    const { media } = rule;
    if (/width|height/.test(media.mediaText)) {
      media.mediaText = view.matchMedia(media.mediaText).matches ? 'all' : 'not all';
    }
  }
}

// The style sheets of the page.
function dress(inside: Document): Promise<unknown> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const loaded = sheets.map(
    ({ href }) =>
      new Promise((done) => {
        const link = inside.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.onload = link.onerror = done;
        inside.head.append(link);
      }),
  );
  return Promise.all(loaded);
}

interface Props {
  source: RulesSource;
  position: Position;
  title: string;
  drawn(inside: Document): void; // it can be measured; called again as more of it has come
}

const laterLooks = [50, 250, 800, 2000]; // milliseconds: pictures of cards come after the board

export function TableFrame({ source, position, title, drawn }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);
  const props = useMemo(() => propsAt(source, position), [source, position]);
  const say = sayer();
  const theme = settings.value.theme; // drawn again when it changes
  useEffect(() => {
    if (!inside) return undefined;
    inside.documentElement.dataset['theme'] = document.documentElement.dataset['theme'] ?? 'light';
    render(
      <SurfaceContext.Provider value={{ document: inside, narrow: false }}>
        <SayContext.Provider value={say}>
          <TableView ui={source.ui} props={props} />
        </SayContext.Provider>
      </SurfaceContext.Provider>,
      inside.body,
    );
    const timers = laterLooks.map((ms) => setTimeout(() => drawn(inside), ms));
    return () => timers.forEach(clearTimeout);
  }, [inside, props, say, theme]);
  useEffect(() => () => void (inside && render(null, inside.body)), [inside]);
  const loaded = () => {
    const page = frame.current!.contentDocument!;
    void dress(page).then(() => {
      for (const sheet of page.styleSheets) settleWidth(sheet.cssRules, page.defaultView!);
      setInside(page);
    });
  };
  return (
    <iframe
      ref={frame}
      title={title}
      inert
      aria-hidden="true"
      tabIndex={-1}
      srcdoc="<!doctype html><html><head></head><body></body></html>"
      width={frameSize.width}
      height={frameSize.height}
      onLoad={loaded}
    />
  );
}
