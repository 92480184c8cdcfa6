// Parts of a board of which one is shown at a time, with tabs above. A dot marks those on which
// something is asked.
import type { ComponentChildren } from 'preact';

interface Props<Panel extends string> {
  prefix: string; // of ids and classes: "m" makes "m-tab"
  title: string; // of all tabs
  panels: readonly Panel[];
  shown: Panel;
  show(panel: Panel): void;
  asked: Panel[];
  label(panel: Panel): string;
  icon(panel: Panel): ComponentChildren;
  content: Record<Panel, ComponentChildren>;
  children?: ComponentChildren; // between tabs and panels
}

export function Panels<Panel extends string>(props: Props<Panel>) {
  const { prefix, title, panels, shown, show, asked, label, icon, content, children } = props;
  return (
    <>
      <div class={`${prefix}-tabs`} role="tablist" aria-label={title}>
        {panels.map((panel) => (
          <button
            key={panel}
            type="button"
            role="tab"
            id={`${prefix}-tab-${panel}`}
            aria-selected={shown === panel}
            aria-controls={`${prefix}-panel-${panel}`}
            aria-label={label(panel)}
            title={label(panel)}
            class={`${prefix}-tab ${asked.includes(panel) ? 'asked' : ''}`.trim()}
            onClick={() => show(panel)}
          >
            {icon(panel)}
            <span>{label(panel)}</span>
          </button>
        ))}
      </div>
      {children}
      {panels.map((panel) => (
        <div
          key={panel}
          class={`${prefix}-panel ${panel}`}
          role="tabpanel"
          id={`${prefix}-panel-${panel}`}
          aria-labelledby={`${prefix}-tab-${panel}`}
          hidden={shown !== panel}
          tabIndex={0}
        >
          {content[panel]}
        </div>
      ))}
    </>
  );
}
