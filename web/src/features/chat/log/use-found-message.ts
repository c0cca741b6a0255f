import { type RefObject, useEffect } from 'react';

/** Brings the message that a jump leads to into view, and gives it the focus, each time another one is named. */
export function useFoundMessage(
  box: RefObject<HTMLElement | null>,
  sequence: number | undefined,
  isThere = true,
): void {
  useEffect(() => {
    if (sequence === undefined || !isThere) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-sequence="${sequence}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [box, sequence, isThere]);
}
