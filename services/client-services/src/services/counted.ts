import { sql } from 'drizzle-orm';
import { services } from './table.ts';

/**
 * Completed work whose whole price went back to the client, by a refund or by a moderator. The kept sums know it by
 * `counts_as_completed` of the database.
 */
export const isRefundedWhole = sql<boolean>`(${services.status} = 'completed'
  and ${services.releasedAmountCents} = 0 and ${services.paymentStatus} in ('released', 'cancelled'))`;
