import { join } from 'node:path';
import * as earlier from '@sidework/chassis/testing/earlier-database';

const of = { schema: 'identity', migrationsDir: join(import.meta.dirname, '../migrations') };

/** A database of this file's own as the release before migration `tag` left it; `update` brings it to this one. */
export const databaseBefore = (tag: string) => earlier.databaseBefore(of, tag);
