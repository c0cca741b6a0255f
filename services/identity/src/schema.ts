import { pgSchema } from 'drizzle-orm/pg-core';

export const identity = pgSchema('identity');

/** A moment, to the millisecond that JavaScript knows. */
export const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
