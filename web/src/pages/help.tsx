// How to use the table; the rules themselves are in each game's own help.
import { Keys } from '../parts/keys';
import { SeatMark } from '../parts/seatMark';
import { Symbol, toneClass } from '../draw/symbols';
import { addressOf } from '../state/router';
import { t, type Key } from '../texts';

const colours: [string, Key][] = [
  ['pink', 'symbol-pink'],
  ['blue', 'symbol-blue'],
  ['green', 'symbol-green'],
  ['black', 'symbol-black'],
  ['red', 'symbol-red'],
  ['orange', 'symbol-orange'],
  ['grey', 'symbol-grey'],
  ['joker', 'symbol-joker'],
];

const keys: [string, Key][] = [
  ['Tab', 'key-tab'],
  ['Enter', 'key-enter'],
  ['Esc', 'key-escape'],
  ['␣', 'key-space'],
  ['← →', 'key-arrows'],
  ['Home / End', 'key-home'],
  ['R', 'rules'],
  ['H', 'key-hint'],
  ['?', 'key-legend-open'],
];

export function HelpPage() {
  return (
    <main id="main" class="page narrow prose">
      <h1>{t('help')}</h1>
      <h2>{t('help-play-title')}</h2>
      <p>{t('help-play')}</p>
      <p>{t('help-explain')}</p>
      <p>
        <a href={addressOf('/learn')}>{t('lessons')}</a>
      </p>
      <h2>{t('help-keys-title')}</h2>
      <p>{t('help-keys')}</p>
      <Keys keys={keys} />
      <h2>{t('help-colours-title')}</h2>
      <p>{t('help-colours')}</p>
      <ul class="legend-list">
        {colours.map(([colour, text]) => (
          <li key={colour}>
            <svg
              class={`legend-symbol ${toneClass(colour)}`}
              viewBox="-12 -12 24 24"
              aria-hidden="true"
            >
              <rect class="legend-ground" x="-12" y="-12" width="24" height="24" rx="3" />
              <Symbol colour={colour} size={0.85} />
            </svg>
            {t(text)}
          </li>
        ))}
      </ul>
      <ul class="legend-list">
        {[0, 1, 2, 3, 4].map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            {t('seat-number', { number: seat + 1 })}
          </li>
        ))}
      </ul>
      <h2>{t('help-away-title')}</h2>
      <p>{t('help-away')}</p>
      <h2>{t('help-undo-title')}</h2>
      <p>{t('help-undo')}</p>
    </main>
  );
}
