import { pgSchema } from 'drizzle-orm/pg-core';

export const networkChat = pgSchema('network_chat');

/** How every table here keeps a moment. */
export const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
