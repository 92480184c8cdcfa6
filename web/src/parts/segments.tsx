// A few short choices in a row, of which one holds.
interface Props {
  name: string;
  label: string;
  caption?: string; // shown before the choices
  value: string;
  choices: { value: string; label: string }[];
  choose(value: string): void;
}

export function Segments({ name, label, caption, value, choices, choose }: Props) {
  return (
    <div class="segments" role="radiogroup" aria-label={label}>
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
