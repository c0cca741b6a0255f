import { type RefObject, useEffect } from 'react';
import { jump } from './log-box.ts';

/** Brings the message that a jump leads to into view, and gives it the focus, each time another one is named. */
export function useFoundMessage(
  box: RefObject<HTMLElement | null>,
  sequence: number | undefined,
  isThere = true,
): void {
  useEffect(() => {
    if (sequence === undefined || !isThere) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-sequence="${sequence}"]`);
    const log = box.current;
    if (!row || !log) return;
    // Only the log moves: the browser's own way would move the page too.
    const [place, found] = [log.getBoundingClientRect(), row.getBoundingClientRect()];
    jump(log, log.scrollTop + found.top - place.top - (place.height - found.height) / 2);
    row.focus({ preventScroll: true });
  }, [box, sequence, isThere]);
}
