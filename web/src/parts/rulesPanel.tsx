// The rules beside a table: over its side on a wide page, over all of it on a phone.
import { useEffect, useRef } from 'preact/hooks';
import { RulesText, useRules } from '../rulebook/text';
import { addressOf, route } from '../state/router';
import { closeRules, openRules, rulesOpen, rulesPath, type RulesPlace } from '../state/rulebook';
import { narrow } from '../state/screen';
import { say, t } from '../texts';
import { Icon } from './icons';

// Escape closes them before it takes a click back; another page has no table beside them.
function useClosing(): void {
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      if (e.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      e.preventDefault();
      e.stopImmediatePropagation();
      closeRules();
    };
    addEventListener('keydown', key, true);
    return () => removeEventListener('keydown', key, true);
  }, []);
  const here = 'id' in route.value ? route.value.id : '';
  const first = useRef(here);
  useEffect(() => {
    if (here !== first.current) closeRules();
  }, [here]);
}

function OpenRules({ wanted }: { wanted: RulesPlace }) {
  const { source } = useRules(wanted.game);
  const node = useRef<HTMLElement>(null);
  useClosing();
  useEffect(() => node.current?.focus(), []);
  const address = addressOf(rulesPath(wanted.game, wanted.place.startsWith('=') ? '' : wanted.place));
  return (
    <aside class="rules-panel" ref={node} tabIndex={-1} aria-label={t('rules')}>
      <div class="panel-head">
        <button class="quiet" onClick={closeRules} data-do="close-rules">
          <Icon name={narrow.value ? 'back' : 'cross'} />
          {narrow.value ? say('rulebook.back') : t('close')}
        </button>
        <b>{t('rules')}</b>
        <a href={address} target="_blank" rel="noopener">
          {say('rulebook.whole')}
        </a>
      </div>
      <div class="panel-text">
        {source ? (
          <RulesText
            source={source}
            place={wanted}
            at={wanted.place}
            go={(anchor) => openRules(wanted.game, anchor)}
            folded
          />
        ) : (
          <p class="muted">{t('loading')}</p>
        )}
      </div>
    </aside>
  );
}

export function RulesPanel() {
  const wanted = rulesOpen.value;
  return wanted && <OpenRules wanted={wanted} />;
}
