// A game's own options, in its words; where it has none, in the server's.
import type { GameInfo, OptionSpec } from '../net/http';
import type { Setup } from '../state/setup';
import { sayOr } from '../texts';
import { Choices } from './choices';

interface Props {
  info: GameInfo;
  setup: Setup;
  closedWhy(option: string, choice: string): string; // empty: it can be chosen
  change(part: Partial<Setup>): void;
}

// `closed` tells why a choice can't be made, or nothing.
function words(game: string, { key, help, choices }: OptionSpec, closed: (v: string) => string) {
  const own = `${game}.option.${key}`;
  const legend = sayOr(own, help);
  return {
    legend,
    help: legend === help ? '' : sayOr(`${own}.help`, help),
    choices: choices.map((value) => ({
      value,
      label: sayOr(`${own}.${value}`, value),
      help: sayOr(`${own}.${value}.help`, ''),
      closed: closed(value),
    })),
  };
}

export function OptionsSetup({ info, setup, closedWhy, change }: Props) {
  return (
    <>
      {info.options.map((option) => (
        <Choices
          key={option.key}
          name={`option-${option.key}`}
          value={setup.options[option.key] ?? ''}
          {...words(info.id, option, (choice) => closedWhy(option.key, choice))}
          choose={(value) => change({ options: { ...setup.options, [option.key]: value } })}
        />
      ))}
    </>
  );
}
