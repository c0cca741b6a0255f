import { useEffect, useRef, useState } from 'react';
import { say, useRealtime } from '../../../lib/realtime.ts';

const tellEveryMs = 3_000;
const shownForMs = 5_000;

/** Whether the other person is writing just now. */
export function useIsTyping(personId: string): boolean {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useRealtime('typing', (frame) => {
    if (frame.personId !== personId) return;
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(false), shownForMs);
  });
  useRealtime('message', ({ message }) => {
    if (message.senderId === personId) setTyping(false);
  });
  return isTyping;
}

/** Tells the other person that the viewer is writing, not at every letter. */
export function useTellTyping(receiverId: string): () => void {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < tellEveryMs) return;
    toldAt.current = Date.now();
    say({ type: 'typing', receiverId });
  };
}
