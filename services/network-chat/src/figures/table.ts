import { bigint, date, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { networkChat } from '../postgres-schema.ts';

const figureKinds = ['people', 'jobs', 'gigs', 'hires', 'released', 'disputes'] as const;

/** Sums of events, so that no request counts rows of people or of their work. */
export const weeklyFigures = networkChat.table(
  'weekly_figures',
  {
    /** The Monday with which the week begins, in UTC. */
    week: date().notNull(),
    kind: text({ enum: figureKinds }).notNull(),
    count: integer().notNull(),
    cents: bigint({ mode: 'number' }).notNull().default(0),
  },
  (figure) => [primaryKey({ columns: [figure.week, figure.kind] })],
);
