import { formatCents } from '@sidework/contracts/kernel/money';
import type { Need } from '@sidework/contracts/kernel/needs';
import type { BusinessToolsNeed } from '@sidework/contracts/network-chat/need-kinds/business-tools';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { ledgerDifferences } from './table.ts';

export type Difference = typeof ledgerDifferences.$inferSelect;

export interface Sums {
  professionalId: string;
  ledgerCents: number;
  bookCents: number;
  until: Date;
}

/**
 * The difference after another night, or undefined where the two agree. One night's may be news that is still on its way; on the
 * second night staff are told, once.
 */
export function compare(before: Difference | undefined, sums: Sums, now: Date) {
  if (sums.ledgerCents === sums.bookCents) return undefined;
  const isSecondNight = before !== undefined && before.until < sums.until;
  return {
    ...sums,
    seenAt: before?.seenAt ?? now,
    toldAt: before?.toldAt ?? (isSecondNight ? now : null),
  };
}

/** A night that is told late says nothing about what is known of a later one. */
export const isOld = (before: Difference | undefined, { until }: Sums): boolean =>
  before !== undefined && before.until >= until;

/** The amount alone is named: whose books they are, the page of staff says. */
export const needsOf = (difference: Difference | undefined): Need<BusinessToolsNeed>[] =>
  difference?.toldAt
    ? [
        {
          kind: 'books_differ',
          subjectId: difference.professionalId,
          receivers: ['admin'],
          title: formatCents(Math.abs(difference.ledgerCents - difference.bookCents)),
          details: {},
          path: webAddresses.platformHealth,
        },
      ]
    : [];
