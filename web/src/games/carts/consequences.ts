// What an action costs and gives, in words, as the rules foresee it.
import type { ActionPreview, PreviewChange } from '../../net/generated/calls';
import type { GameProps, Say } from '../game';
import { progressOf } from './aims';
import { contractPile, namesOf } from './facts';
import type { Card, ContractFigures, Edition, Figures, View } from './model';
import { cardName, pair, payment } from './phrases';

type Props = GameProps<View, Edition, Figures>;

const named = (kind: string, { changes }: ActionPreview): PreviewChange[] =>
  changes.filter((it) => it.kind === kind);

function paid(preview: ActionPreview, say: Say): string[] {
  const list = named('card', preview)
    .filter(({ more }) => more < 0)
    .map(({ name, more }) =>
      name === 'joker' ? payment('', 0, -more, say) : payment(String(name), -more, 0, say),
    );
  return list.length > 0 ? [say('carts.preview.pay', { cards: list.join(', ') })] : [];
}

const got = (preview: ActionPreview, say: Say): string[] =>
  named('card', preview)
    .filter(({ more }) => more > 0)
    .map(({ name, count }) =>
      say('carts.preview.take', { card: cardName(name as Card, say), count }),
    );

// Contracts that are joined afterwards and are not yet.
function completed({ figures }: ActionPreview, props: Props): ContractFigures[] {
  const after = (figures as Figures | undefined)?.contracts ?? [];
  const before = new Set(
    props.figures?.contracts.filter((it) => it.done).map((it) => it.contract),
  );
  return props.figures ? after.filter((it) => it.done && !before.has(it.contract)) : [];
}

// Own contracts that need fewer spaces afterwards.
function nearer({ figures }: ActionPreview, { view, edition, figures: now }: Props, say: Say): string[] {
  const after = (figures as Figures | undefined)?.contracts ?? [];
  return (now?.contracts ?? []).flatMap((before) => {
    const same = (it: ContractFigures) => it.contract === before.contract && it.seat === before.seat;
    const then = after.find(same);
    if (before.seat !== view.viewer || before.lost || !then || then.done) return [];
    const it = edition.edition.contracts[namesOf(edition).contract.get(before.contract ?? '') ?? -1];
    if (!it || then.lost || then.spaces >= before.spaces) return [];
    return [say('carts.preview.nearer', { pair: pair(it), from: before.spaces, count: then.spaces })];
  });
}

// Points by their source. Contracts are named where the rules tell which ones.
function points(preview: ActionPreview, props: Props, say: Say): string[] {
  const { view, edition } = props;
  const joined = completed(preview, props);
  const worth = (source: string) =>
    preview.points.find((line) => line.source === source)?.points ?? 0;
  const routes = worth('routes');
  const goods = worth('goods');
  const out = routes
    ? [say('carts.preview.points', { points: routes, sum: (view.points[view.viewer] ?? 0) + routes })]
    : [];
  for (const { contract } of joined) {
    const it = edition.edition.contracts[namesOf(edition).contract.get(contract ?? '') ?? -1];
    if (it) out.push(say('carts.preview.joins', { pair: pair(it), points: it.points }));
  }
  const contracts = worth('contracts-done');
  if (contracts > 0 && joined.length === 0) {
    out.push(say('carts.preview.joins-some', { points: contracts }));
  }
  if (goods) out.push(say('carts.preview.goods-bonus', { points: goods }));
  return out;
}

function left(preview: ActionPreview, say: Say): string[] {
  return [
    ...named('carts', preview).map(({ count }) => say('carts.preview.carts', { count })),
    ...named('goods', preview).map(({ count }) => say('carts.preview.goods', { count })),
  ];
}

function choice({ events }: ActionPreview, props: Props, say: Say): string[] {
  const { edition } = props;
  return events.flatMap((event) => {
    const id = namesOf(edition).contract.get(String(event['contract'])) ?? -1;
    const it = edition.edition.contracts[id];
    if (!it) return [];
    const words = { pair: pair(it), points: it.points };
    if (event.kind === 'returned-contract') return [say('carts.preview.return', words)];
    if (event.kind !== 'kept-contract') return [];
    const progress = progressOf(id, props);
    if (progress?.lost) return [say('carts.preview.no-way', words)];
    return [say('carts.preview.keep', { ...words, count: progress?.spaces ?? 0 })];
  });
}

// What chance brings then.
function then({ chance }: ActionPreview, { view }: Props, say: Say): string[] {
  if (chance === 'deal') return [say('carts.preview.draw', { count: view['pile-size'] })];
  if (chance === 'offer') return [say('carts.preview.contracts', { count: contractPile(view) })];
  return chance === 'turn' ? [say('carts.preview.turn')] : [];
}

export const consequences = (preview: ActionPreview, props: Props, say: Say): string[] => [
  ...paid(preview, say),
  ...got(preview, say),
  ...points(preview, props, say),
  ...nearer(preview, props, say),
  ...left(preview, say),
  ...choice(preview, props, say),
  ...then(preview, props, say),
];
