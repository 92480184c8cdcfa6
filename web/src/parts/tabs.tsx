// Panels of which one is seen, with the keys that tabs have everywhere.
import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';

export interface Tab {
  id: string;
  label: string;
  count?: number;
  content(): ComponentChildren;
}

export function Tabs({ tabs, first, label }: { tabs: Tab[]; first: string; label: string }) {
  const chosen = useSignal(first);
  const open = tabs.find((tab) => tab.id === chosen.value) ?? tabs[0]!;
  const keys = (e: KeyboardEvent) => {
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length]!;
    chosen.value = next.id;
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`tab-${tab.id}`}
            role="tab"
            aria-selected={tab === open}
            aria-controls={`panel-${tab.id}`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => (chosen.value = tab.id)}
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
