import { pgSchema } from 'drizzle-orm/pg-core';

export const networkChat = pgSchema('network_chat');

/** Every table here keeps moments in this form. */
export const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
