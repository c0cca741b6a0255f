export interface LagSample {
  /** Milliseconds since 1970. */
  at: number;
  seconds: number;
}

const minuteMs = 60_000;
export const keptMinutes = 10;

export function withSample(history: LagSample[], sample: LagSample): LagSample[] {
  const oldest = sample.at - keptMinutes * minuteMs;
  return [...history.filter(({ at }) => at > oldest), sample];
}

/** The longest lag of each minute, newest first. */
export function worstByMinute(history: LagSample[]): LagSample[] {
  const worst = new Map<number, number>();
  for (const { at, seconds } of history) {
    const minute = Math.floor(at / minuteMs) * minuteMs;
    worst.set(minute, Math.max(worst.get(minute) ?? 0, seconds));
  }
  return [...worst].map(([at, seconds]) => ({ at, seconds })).reverse();
}
