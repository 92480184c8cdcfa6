// A few options of which one holds, each with its explanation.
import type { ComponentChildren } from 'preact';

interface Choice {
  value: string;
  label: string;
  help: string;
  closed?: string; // why it can't be made
}

interface Props {
  name: string;
  legend: string;
  help?: string; // on all of them
  value: string;
  choices: Choice[];
  choose(value: string): void;
  children?: ComponentChildren; // what the choice made needs besides, shown under it
}

export function Choices({ name, legend, help, value, choices, choose, children }: Props) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {help && <p class="small">{help}</p>}
      <div class="options">
        {choices.map((choice) => [
          <label class={choice.closed ? 'option closed' : 'option'} key={choice.value}>
            <input
              type="radio"
              id={`${name}-${choice.value}`}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={Boolean(choice.closed)}
              onChange={() => choose(choice.value)}
            />
            <span>
              {choice.label}
              {choice.help && <small>{choice.help}</small>}
              {choice.closed && <small class="why-closed">{choice.closed}</small>}
            </span>
          </label>,
          choice.value === value && children,
        ])}
      </div>
    </fieldset>
  );
}
