import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsLookedAt } from '../../../lib/use-is-looked-at.ts';

interface Reading {
  /** The sequence of the newest message that is unread. */
  unread: number | undefined;
  /** Whether the newest message is in view. */
  isAtEnd: boolean;
  markRead: (upTo: number) => Promise<unknown>;
}

/** Marks as read what the viewer sees: in a window that is looked at, scrolled to the newest message. */
export function useReadMarks({ unread, isAtEnd, markRead }: Reading): void {
  const isLookedAt = useIsLookedAt();
  const markedUpTo = useRef(0);
  const upTo = isLookedAt && isAtEnd ? unread : undefined;

  const mark = useEffectEvent(async (sequence: number) => {
    if (sequence <= markedUpTo.current) return;
    markedUpTo.current = sequence;
    try {
      await markRead(sequence);
    } catch {
      // It stays unread, which is marked with the next message or at the next visit.
      markedUpTo.current = 0;
    }
  });
  useEffect(() => {
    if (upTo) void mark(upTo);
  }, [upTo]);
}
