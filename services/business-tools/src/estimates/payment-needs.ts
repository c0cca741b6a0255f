import type { Need, NeedKey } from '@sidework/contracts/kernel/needs';
import type { BusinessToolsNeed } from '@sidework/contracts/network-chat/need-kinds/business-tools';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { v5 as uuidv5 } from 'uuid';
import { nextDue } from './instalments.ts';

const dayMs = 86_400_000;
/** How long before it is due a payment waits on Today. */
const noticeDays = 14;
const wholeDayMs = 1.5 * dayMs;

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const noticeOn = (dueOn: string) => plusDays(dueOn, -noticeDays);

/** One payment of one person and year, by the same id each time. */
export const paymentKey = (
  professionalId: string,
  year: number,
  number: number,
): NeedKey<BusinessToolsNeed> => ({
  kind: 'tax_payment_due',
  subjectId: uuidv5(`estimated tax ${year} ${number}`, professionalId),
});

interface Payment {
  number: number;
  dueOn: string;
  amountCents: number;
}

/** A payment as it waits on Today until its day is over everywhere. */
export const paymentNeed = (
  professionalId: string,
  year: number,
  { number, dueOn, amountCents }: Payment,
): Need<BusinessToolsNeed> => ({
  ...paymentKey(professionalId, year, number),
  receivers: [professionalId],
  title: `Estimated tax payment ${number} of 4 for ${year}`,
  details: { day: dueOn, amountCents },
  path: webAddresses.taxTracker,
  until: new Date(Date.parse(dueOn) + wholeDayMs).toISOString(),
});

/** Whether a payment waits on this day: from two weeks before it is due, where there is something to pay. */
export const isWaiting = ({ dueOn, amountCents }: Payment, today: string): boolean =>
  amountCents > 0 && today >= noticeOn(dueOn);

/**
 * The day after `today` on which to look at the payments of a year again: each day while one is near, since the books change,
 * and else two weeks before the next; null once all are over.
 */
export function nextLookOn(year: number, today: string): string | null {
  const tomorrow = plusDays(today, 1);
  const next = nextDue(year, tomorrow);
  if (!next) return null;
  const notice = noticeOn(next.dueOn);
  return notice > tomorrow ? notice : tomorrow;
}
