import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether somebody is known here as a child. */
export const isChild = (userId: PgColumn | SQL): SQL<boolean> => sql<boolean>`exists (
  select from people child where child.id = ${userId} and child.account_type = 'sidework_kids')`;
