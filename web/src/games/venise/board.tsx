// The board takes all the space it is given: the city on the water, and over it what is offered.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { GameProps, Parts, Target } from '../game';
import { City } from './city';
import type { Edition, Figures, View } from './model';
import { Offered } from './offered';
import { Unlaid } from './unlaid';

const asAtFirst = { width: 1190, height: 630 };

// The size of an element, as far as it matters to the layout.
function useSize(of: { current: HTMLElement | null }) {
  const [size, setSize] = useState(asAtFirst);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}

export function Board(props: GameProps<View, Edition, Figures>) {
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const [pointed, setPointed] = useState<Target | null>(null);
  const parts: Parts = {
    ...props.parts,
    explain: (target) => {
      setPointed(target);
      props.parts.explain(target);
    },
  };
  const all = { ...props, parts };
  // In steps, so that a board that grows by a pixel is not laid out anew.
  const shape = Math.round((width / height) * 40) / 40;
  return (
    <div class="venise-board" ref={root}>
      <City props={all} place={{ shape, width, pointed }} />
      <Unlaid {...all} />
      <Offered {...all} />
    </div>
  );
}
