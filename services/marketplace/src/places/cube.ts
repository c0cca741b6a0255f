import { customType } from 'drizzle-orm/pg-core';

/** A point in space; what the extension measures distances of. */
export const cube = customType<{ data: string }>({ dataType: () => 'cube' });
