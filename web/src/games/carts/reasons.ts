// Why a hint is a good choice: routes that a card brings nearer, chances of a card from the deck.
import type { ActionPreview } from '../../net/generated/calls';
import type { GameProps, Hinted, Say } from '../game';
import { namesOf } from './facts';
import type { Card, ContractFigures, Edition, Figures, View } from './model';
import { pair } from './phrases';

type Props = GameProps<View, Edition, Figures>;

const mostRoutes = 2;

// Own contracts that can still be completed.
const openContracts = ({ view, figures }: Props): ContractFigures[] =>
  (figures?.contracts ?? []).filter(
    (it) => it.seat === view.viewer && !it.offered && !it.done && !it.lost,
  );

// A route that more cards can pay afterwards, and the contract on whose way it is.
interface Nearer {
  track: number;
  paid: number;
  length: number;
  contract: ContractFigures | undefined;
}

function nearer(preview: ActionPreview, props: Props): Nearer[] {
  const { figures, edition } = props;
  const after = preview.figures as Figures | undefined;
  if (!figures || !after) return [];
  const { track: ids } = namesOf(edition);
  const contracts = openContracts(props);
  const list = edition.edition.tracks.flatMap((row, track): Nearer[] => {
    const paid = after.paid[track] ?? 0;
    if (paid <= (figures.paid[track] ?? 0)) return [];
    const contract = contracts.find((it) => it.missing.some((name) => ids.get(name) === track));
    return [{ track, paid, length: row.length, contract }];
  });
  const wanted = list.filter(({ contract }) => contract);
  // The nearest first; of equal ones the longest, which brings the most.
  return (wanted.length > 0 ? wanted : list).sort(
    (a, b) => a.length - a.paid - (b.length - b.paid) || b.length - a.length,
  );
}

function nearerText({ track, paid, length, contract }: Nearer, { edition }: Props, say: Say): string {
  const id = namesOf(edition).contract.get(contract?.contract ?? '') ?? -1;
  const args = {
    pair: pair(edition.edition.tracks[track]),
    contract: pair(edition.edition.contracts[id]),
    paid,
    count: length,
  };
  if (paid >= length) return say(contract ? 'carts.why.paid-for' : 'carts.why.paid', args);
  return say(contract ? 'carts.why.cards-for' : 'carts.why.cards', args);
}

function taken(preview: ActionPreview, props: Props, say: Say): string[] {
  const routes = nearer(preview, props);
  // One route of each contract; without contracts the nearest one.
  const few = routes
    .filter(({ contract }, i) => routes.findIndex((it) => it.contract === contract) === i)
    .slice(0, mostRoutes);
  if (few.length === 0) return [say('carts.why.later')];
  return few.map((it) => nearerText(it, props, say));
}

function drawn(props: Props, say: Say): string[] {
  const { view, figures } = props;
  if (!figures || figures['unseen-useful'] === 0) return [say('carts.why.later')];
  const kinds = new Set<Card | null>(figures.useful);
  const openHelps = (Object.keys(view.row) as Card[]).some((card) => view.row[card] && kinds.has(card));
  const aim = openContracts(props).length > 0 ? 'contracts' : 'routes';
  const args = { count: figures['unseen-useful'], sum: figures.unseen };
  return [
    ...(openHelps ? [] : [say(`carts.why.none-open.${aim}`)]),
    say(`carts.why.chance.${aim}`, args),
  ];
}

function contracts(props: Props, say: Say): string[] {
  return [say(openContracts(props).length > 0 ? 'carts.why.contracts' : 'carts.why.no-contract')];
}

export function reasons({ preview, only }: Hinted, props: Props, say: Say): string[] {
  if (only) return [say('carts.why.only')];
  switch (preview.action.split(' ')[0]) {
    case 'take':
      return taken(preview, props, say);
    case 'draw':
      return drawn(props, say);
    case 'contracts':
      return contracts(props, say);
    default:
      return []; // claims and contracts that are kept: their consequences tell points
  }
}
