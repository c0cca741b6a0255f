import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Ends {
  oldest: number | undefined;
  newest: string | undefined;
}

interface Handlers {
  onNewer: () => void;
  /** The part above has grown by so many pixels. */
  onOlder: (log: HTMLElement, grownBy: number) => void;
}

/** Tells of what has come at either end of a log, before it is painted; gives what measures the log in between. */
export function useArrivals(
  box: RefObject<HTMLElement | null>,
  { oldest, newest }: Ends,
  { onNewer, onOlder }: Handlers,
): (log: HTMLElement) => void {
  const before = useRef<Partial<Ends> & { height: number }>({ height: 0 });
  // At every rendering, since whatever changes the height is measured from the one before.
  useLayoutEffect(() => {
    const log = box.current;
    if (!log) return;
    const was = before.current;
    before.current = { height: log.scrollHeight, oldest, newest };
    if (newest !== was.newest) onNewer();
    else if (oldest !== was.oldest) onOlder(log, log.scrollHeight - was.height);
  });
  return (log) => {
    before.current.height = log.scrollHeight;
  };
}
