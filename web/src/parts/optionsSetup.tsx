// A game's own options, in its words; where it has none, in the server's.
import type { GameUi } from '../games/game';
import type { GameInfo, OptionSpec } from '../net/http';
import type { Setup } from '../state/setup';
import { say, sayOr } from '../texts';
import { Choices } from './choices';

interface Props {
  info: GameInfo;
  game: GameUi;
  setup: Setup;
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

export function OptionsSetup({ info, game, setup, change }: Props) {
  const why = (option: string) => (choice: string) => {
    const key = game.closedKey?.(option, choice, setup.seats.length) ?? '';
    return key && say(key);
  };
  return (
    <>
      {info.options.map((option) => (
        <Choices
          key={option.key}
          name={`option-${option.key}`}
          value={setup.options[option.key] ?? ''}
          {...words(info.id, option, why(option.key))}
          choose={(value) => change({ options: { ...setup.options, [option.key]: value } })}
        />
      ))}
    </>
  );
}
