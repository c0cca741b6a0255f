import { type RefObject, useEffect } from 'react';
import { jump } from './log-box.ts';

/** The keyboard of a phone takes half of the screen; who was at the end stays there. */
export function useKeptEnd(
  box: RefObject<HTMLElement | null>,
  isAtEnd: boolean,
  isOnItsWay: RefObject<boolean>,
): void {
  useEffect(() => {
    const log = box.current;
    if (!log || !isAtEnd) return;
    const observer = new ResizeObserver(() => {
      if (!isOnItsWay.current) jump(log, log.scrollHeight);
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, [box, isAtEnd, isOnItsWay]);
}
