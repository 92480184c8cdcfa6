// A game's own options, in its words; where it has none, in the server's.
import type { GameInfo, OptionSpec } from '../net/http';
import type { Setup } from '../state/setup';
import { sayOr } from '../texts';
import { Choices } from './choices';

interface Props {
  info: GameInfo;
  setup: Setup;
  change(part: Partial<Setup>): void;
}

function words(game: string, { key, help, choices }: OptionSpec) {
  const own = `${game}.option.${key}`;
  const legend = sayOr(own, help);
  return {
    legend,
    help: legend === help ? '' : sayOr(`${own}.help`, help),
    choices: choices.map((value) => ({
      value,
      label: sayOr(`${own}.${value}`, value),
      help: sayOr(`${own}.${value}.help`, ''),
    })),
  };
}

export function OptionsSetup({ info, setup, change }: Props) {
  return (
    <>
      {info.options.map((option) => (
        <Choices
          key={option.key}
          name={`option-${option.key}`}
          value={setup.options[option.key] ?? ''}
          {...words(info.id, option)}
          choose={(value) => change({ options: { ...setup.options, [option.key]: value } })}
        />
      ))}
    </>
  );
}
