import type { AnswerRecord } from '@sidework/contracts/network-chat/answer-records';

/** The first message of a request, and the first answer to it. */
export interface AskedOnce {
  askedAt: Date;
  answeredAt: Date | null;
}

const minute = 60_000;
const inTime = 48 * 60 * minute;
/** Fewer requests tell more of chance than of the professional. */
const fewest = 5;

export const noRecord: AnswerRecord = { answeredPercent: null, usualMinutes: null };

/** A request that is younger than 48 hours and unanswered may still be answered, so it does not count yet. */
export function answerRecordOf(requests: readonly AskedOnce[], now: Date): AnswerRecord {
  const answered = requests.flatMap(({ askedAt, answeredAt }) => {
    const took = answeredAt ? answeredAt.getTime() - askedAt.getTime() : Number.POSITIVE_INFINITY;
    return took <= inTime ? [took] : [];
  });
  const isDecided = ({ askedAt, answeredAt }: AskedOnce) =>
    answeredAt !== null || now.getTime() - askedAt.getTime() > inTime;
  const decided = requests.filter(isDecided).length;
  if (decided < fewest) return noRecord;
  return {
    answeredPercent: Math.round((answered.length * 100) / decided),
    usualMinutes:
      answered.length < fewest ? null : Math.max(1, Math.round(median(answered) / minute)),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
