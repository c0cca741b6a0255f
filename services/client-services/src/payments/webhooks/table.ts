import { text, timestamp } from 'drizzle-orm/pg-core';
import { clientServices } from '../../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** The provider's webhooks that were handled, so that each counts once however often it is delivered. */
export const providerEvents = clientServices.table('provider_events', {
  id: text().primaryKey(),
  receivedAt: timestamp(moment).notNull(),
});
