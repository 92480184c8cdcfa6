// Choices that are no place on the map: how to pay, which contracts to keep. Empty most of the time.
import { useSay } from '../../draw/say';
import { Part } from '../../draw/part';
import type { GameProps, Target } from '../game';
import { Choice, ChoiceButton } from '../shared/choice';
import { isOpen, open } from '../shared/targets';
import { aimsOf } from './aims';
import { CardFace } from './cards';
import { explain } from './explain';
import { offeredTo, ownContracts } from './facts';
import { type Edition, type Figures, type View, cardKinds } from './model';
import { pair } from './phrases';
import { Ribbon } from './ribbon';

type Props = GameProps<View, Edition, Figures>;

// Whether something of the tray is to be chosen now.
export function isAsking(props: Props): boolean {
  const { view, edition } = props;
  const paying = open(props, 'pay', cardKinds.length).length + open(props, 'jokers', 7).length;
  return offeredTo(view, edition).length > 0 || paying > 0;
}

interface ChoiceProps {
  list: number[];
  props: Props;
}

function CardChoice({ title, kind, list, props }: ChoiceProps & { title: string; kind: string }) {
  const say = useSay();
  if (list.length === 0) return null;
  return (
    <Choice title={title}>
      {list.map((i) => {
        const target = `${kind}:${i}`;
        return (
          <Part
            target={target}
            parts={props.parts}
            label={explain(target, props, say)}
            class="card-slot"
          >
            <CardFace card={cardKinds[i]!} />
          </Part>
        );
      })}
    </Choice>
  );
}

function Button({ target, text, props }: { target: Target; text: string; props: Props }) {
  const say = useSay();
  return (
    <ChoiceButton target={target} parts={props.parts} label={explain(target, props, say)}>
      {text}
    </ChoiceButton>
  );
}

function JokerChoice({ list, props }: ChoiceProps) {
  const say = useSay();
  if (list.length === 0) return null;
  return (
    <Choice title={say('carts.how-many-jokers')}>
      {list.map((i) => (
        <Button target={`jokers:${i}`} text={`${i}\u00a0★`} props={props} />
      ))}
    </Choice>
  );
}

function Offer(props: Props) {
  const say = useSay();
  const offered = aimsOf(props).filter((aim) => aim.offered);
  return (
    <>
      {offered.length > 0 && <h3>{say('carts.on-offer')}</h3>}
      {offered.map((aim) => (
        <Ribbon key={aim.contract} aim={aim} props={props} />
      ))}
      {isOpen(props, 'only') && (
        <Button target="only" text={say('carts.only-this')} props={props} />
      )}
    </>
  );
}

// A table that is dealt by hand asks for cards and contracts that lie nowhere yet.
function Dealt(props: Props) {
  const say = useSay();
  const { view, edition } = props;
  const cards = open(props, 'card', cardKinds.length).filter((i) => !view.row[cardKinds[i]!]);
  const shown = [...offeredTo(view, edition), ...ownContracts(view, edition)];
  const contracts = open(props, 'contract', edition.edition.contracts.length);
  return (
    <>
      <CardChoice title={say('carts.cards-of')} kind="card" list={cards} props={props} />
      {contracts
        .filter((id) => !shown.includes(id))
        .map((id) => (
          <Button
            target={`contract:${id}`}
            text={pair(edition.edition.contracts[id])}
            props={props}
          />
        ))}
    </>
  );
}

export function Tray(props: Props) {
  const say = useSay();
  const { view } = props;
  const left = view.phase === 'over' ? 0 : view['turns-left'];
  const pay = open(props, 'pay', cardKinds.length);
  return (
    <div class="tray" aria-live="polite">
      {left > 0 && <p class="last-lap">{say('carts.last-lap', { count: left })}</p>}
      <CardChoice title={say('carts.pay-with')} kind="pay" list={pay} props={props} />
      <JokerChoice list={open(props, 'jokers', 7)} props={props} />
      <Offer {...props} />
      <Dealt {...props} />
      {isOpen(props, 'pass') && (
        <Button target="pass" text={say('carts.pass-name')} props={props} />
      )}
    </div>
  );
}
