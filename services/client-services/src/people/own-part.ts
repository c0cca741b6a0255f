import type { Db, Tx } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import type { Namer } from '@sidework/chassis/people/namer';
import type { PgTable } from 'drizzle-orm/pg-core';

interface Asking {
  userId: string;
  named: Namer;
}

/** The part of a person's data that a room keeps: it goes into their export, and what is theirs alone is erased. */
export interface OwnPart {
  /** The tables whose rows go into the export. */
  gathers: readonly PgTable[];
  /** The tables that say nothing of the person once they are erased. */
  erases: readonly PgTable[];
  files?(db: Db, asking: Asking): OwnFile[];
  erase?(tx: Tx, userId: string): Promise<unknown>;
}
