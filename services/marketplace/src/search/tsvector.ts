import { customType } from 'drizzle-orm/pg-core';

/** The words of a text in their basic forms, each with the weight of where it stands. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
