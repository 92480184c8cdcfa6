// What the size of a frame means to it: read when it is first drawn and whenever it changes.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export function useMeasured<T>(read: (width: number, height: number) => T, first: T) {
  const frame = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState(first);
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const look = () => setValue(() => read(node.clientWidth, node.clientHeight));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return { frame, value };
}
