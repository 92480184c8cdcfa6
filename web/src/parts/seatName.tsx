// Who sits there: a bot with its level, which stands back behind the name.
import { botLevel, levelAbout, seatName } from '../state/names';
import { t } from '../texts';

interface Props {
  seat: { kind: string; name: string };
  index: number;
  table: string;
}

export function SeatName({ seat, index, table }: Props) {
  const name = seatName(seat, index, table);
  if (seat.kind !== 'bot') return <span data-tip={name}>{name}</span>;
  const level = botLevel(seat.name);
  const about = [t('bot-with-level', { level }), levelAbout(seat.name)].filter(Boolean).join('. ');
  return (
    <span class="bot-name" data-tip={`${name}. ${about}`}>
      <span class="bot-first">{name}</span> <small class="bot-level">({level})</small>
      <span class="sr">, {t('bot')}</span>
    </span>
  );
}
