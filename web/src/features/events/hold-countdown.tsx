import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';

const secondMs = 1_000;

/** `14:05`, and nothing below zero. */
export function leftText(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / secondMs));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long a seat is still kept; `onOver` once, when it is not any more. */
export function HoldCountdown({ until, onOver }: { until: string; onOver: () => unknown }) {
  const [now, setNow] = useState(serverNow);
  const isOver = Date.parse(until) <= now;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(serverNow()), secondMs);
    return () => clearInterval(timer);
  }, [isOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the caller hands in by then
  useEffect(() => {
    if (isOver) void onOver();
  }, [isOver]);
  return (
    <strong role="timer" aria-label="Time left to pay">
      {leftText(until, now)}
    </strong>
  );
}
