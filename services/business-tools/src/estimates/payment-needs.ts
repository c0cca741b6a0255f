import { dueDates } from '@sidework/contracts/business-tools/due-dates';
import type { Need, NeedKey } from '@sidework/contracts/kernel/needs';
import type { BusinessToolsNeed } from '@sidework/contracts/network-chat/need-kinds/business-tools';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { v5 as uuidv5 } from 'uuid';

const dayMs = 86_400_000;
/** How long before it is due a payment waits on Today. */
const noticeMs = 14 * dayMs;
const wholeDayMs = 1.5 * dayMs;

/** One payment of one person and year, whenever it is told of. */
export const paymentKey = (
  professionalId: string,
  year: number,
  number: number,
): NeedKey<BusinessToolsNeed> => ({
  kind: 'tax_payment_due',
  subjectId: uuidv5(`estimated tax ${year} ${number}`, professionalId),
});

/** The payments of a year that are not over yet, each from two weeks before it is due. */
export const paymentNeeds = (
  professionalId: string,
  year: number,
  today: string,
): Need<BusinessToolsNeed>[] =>
  dueDates(year).flatMap((day, index) =>
    day < today
      ? []
      : [
          {
            ...paymentKey(professionalId, year, index + 1),
            receivers: [professionalId],
            title: `Estimated tax payment ${index + 1} of 4 for ${year}`,
            details: { day },
            path: webAddresses.taxTracker,
            from: new Date(Date.parse(day) - noticeMs).toISOString(),
            until: new Date(Date.parse(day) + wholeDayMs).toISOString(),
          },
        ],
  );
