import { sql } from 'drizzle-orm';
import { services } from './table.ts';

/** Completed work whose whole price went back to the client, by a refund or by a moderator. */
export const isRefundedWhole = sql<boolean>`(${services.status} = 'completed'
  and ${services.releasedAmountCents} = 0 and ${services.paymentStatus} in ('released', 'cancelled'))`;
