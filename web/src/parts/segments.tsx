// A few short choices in a row, of which one holds.
interface Props {
  name: string;
  label: string;
  caption?: string; // shown before the choices
  about?: string; // the id of what says more on the choice
  wraps?: boolean; // into several rows where there is little room
  value: string;
  choices: { value: string; label: string }[];
  choose(value: string): void;
}

export function Segments({ name, label, caption, about, wraps, value, choices, choose }: Props) {
  return (
    <div class={`segments ${wraps ? 'wraps' : ''}`} role="radiogroup" aria-label={label} aria-describedby={about}>
      {caption && <span aria-hidden="true">{caption}</span>}
      {choices.map((choice) => (
        <label key={choice.value} class={choice.value === value ? 'on' : ''}>
          <input
            type="radio"
            class="sr"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => choose(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
