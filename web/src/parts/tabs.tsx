// Panels of which one is seen, with the keys that tabs have everywhere. In a folded drawer the panel
// is still there for the keyboard and for screen readers.
import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { Icon } from './icons';
import { isResting } from './restingFocus';

export interface Tab {
  id: string;
  label: string;
  count?: number;
  content(): ComponentChildren;
}

interface Props {
  tabs: Tab[];
  first: string;
  label: string;
  folds?: boolean; // a drawer: only its tabs are seen until one is opened
}

export function Tabs({ tabs, first, label, folds = false }: Props) {
  const chosen = useSignal(first);
  const unfolded = useSignal(false);
  const shown = !folds || unfolded.value;
  const open = tabs.find((tab) => tab.id === chosen.value) ?? tabs[0]!;
  const keys = (e: KeyboardEvent) => {
    if (!shown) return; // arrow keys of a table page step back in the match
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length]!;
    chosen.value = next.id;
    unfolded.value = true;
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  const choose = (tab: Tab) => {
    unfolded.value = true;
    chosen.value = tab.id;
  };
  return (
    <div class={`tabs ${folds ? 'drawer' : ''} ${shown ? 'open' : ''}`.trim()}>
      {folds && (
        <button
          class="quiet drawer-handle"
          aria-expanded={shown}
          aria-label={label}
          data-tip={label}
          onClick={() => (unfolded.value = !unfolded.value)}
        >
          <Icon name={shown ? 'down' : 'up'} />
        </button>
      )}
      <div role="tablist" aria-label={label} onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`tab-${tab.id}`}
            role="tab"
            aria-selected={tab === open}
            aria-controls={`panel-${tab.id}`}
            tabIndex={tab === open ? 0 : -1}
            onKeyDown={(e) => e.key === 'Enter' && isResting(e.currentTarget) && e.preventDefault()}
            onClick={() => choose(tab)}
          >
            {tab.label}
            {tab.count ? <span class="tally">{tab.count}</span> : null}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`panel-${tab.id}`}
          class="panel-scroll"
          role="tabpanel"
          aria-labelledby={`tab-${tab.id}`}
          hidden={tab !== open}
          tabIndex={tab === open ? 0 : -1}
        >
          {tab === open && tab.content()}
        </div>
      ))}
    </div>
  );
}
