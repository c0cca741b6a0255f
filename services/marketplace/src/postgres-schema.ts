import { pgSchema } from 'drizzle-orm/pg-core';

export const marketplace = pgSchema('marketplace');
