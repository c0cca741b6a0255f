import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsLookedAt } from '../../lib/use-is-looked-at.ts';
import type { MessageLog } from './message-log.ts';

interface Reading {
  personId: string;
  log: MessageLog | undefined;
  /** Whether the newest message is in view. */
  isAtEnd: boolean;
  markRead: (upTo: number) => Promise<unknown>;
}

/** Marks as read what the viewer sees: in a window that is looked at, scrolled to the newest message. */
export function useReadMarks({ personId, log, isAtEnd, markRead }: Reading): void {
  const isLookedAt = useIsLookedAt();
  const markedUpTo = useRef(0);
  const unread = log?.items.find(({ senderId, read }) => senderId === personId && !read);
  const upTo = isLookedAt && isAtEnd ? unread?.sequence : undefined;

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
