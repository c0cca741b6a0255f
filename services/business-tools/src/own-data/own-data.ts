import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db, Tx } from '@sidework/chassis/db/db';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import type { OwnData } from '@sidework/chassis/people/own-data';
import { forgetTimeZone } from '@sidework/chassis/people/time-zones';
import { accountErased, exportGathered } from '@sidework/contracts/business-tools/events';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, type Table } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { businessDocuments, documentVersions } from '../documents/table.ts';
import { forgetDifference } from '../ledger-checks/compare-books.ts';
import { tellQueue } from '../licenses/needs.ts';
import { licenses } from '../licenses/table.ts';
import { erased } from './erased.ts';
import { gathered } from './gathered.ts';

type Row = Record<string, unknown>;

/** All records of a person's business; none of them is about others. */
function gatherOwnData(db: Db, userId: string): OwnFile[] {
  return gathered.map(({ name, about, table, order }) => ({
    name,
    about,
    rows: allRows({
      order,
      ask: ({ after, limit }) =>
        db
          .select()
          .from(table)
          .where(and(eq(table.professionalId, userId), after))
          .orderBy(...order)
          .limit(limit) as unknown as Promise<Row[]>,
      place: (row: Row) => [row[nameOf(table, order[0])], row[nameOf(table, order[1])]] as const,
      present: shown,
    }),
  }));
}

const nameOf = (table: Table, column: PgColumn) =>
  Object.entries(table).find(([, candidate]) => candidate === column)?.[0] ?? '';

/** The file leaves out what only the service needs, and gives amounts in dollars. */
const own = new Set([
  'id',
  'professionalId',
  'postingId',
  'payoutId',
  'remindOn',
  'paperId',
  'notifiedNumber',
  'notifiedCents',
  'version',
  'sequence',
  'clientId',
  'anchorDay',
  'recordId',
  'filePath',
  'replacesId',
  'sourceKey',
  'handedKey',
  'handedSha256',
  'tokenHash',
  'passwordHash',
  'textState',
]);

function shown(row: Row): Record<string, never> {
  const said: [string, never][] = Object.entries(row)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => [name.replace(/Cents$/, ''), plain(name, value) as never]);
  return Object.fromEntries(said);
}

function plain(name: string, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (name === 'before') return shown(value as Row);
  return name.endsWith('Cents') && typeof value === 'number' ? formatCents(value) : value;
}

async function eraseOwnData(tx: Tx, userId: string, at: Date): Promise<void> {
  for (const table of [businessDocuments, documentVersions]) {
    const files = await tx
      .select({ filePath: table.filePath })
      .from(table)
      .where(eq(table.professionalId, userId));
    for (const { filePath } of files) if (filePath) await discardObject(tx, filePath);
  }
  const asked = await tx.select().from(licenses).where(eq(licenses.professionalId, userId));
  for (const license of asked) await tellQueue(tx, license, undefined, at);
  await forgetDifference(tx, userId, at);
  for (const table of erased) await tx.delete(table).where(eq(table.professionalId, userId));
  await forgetTimeZone(tx, userId);
}

export const ownData: OwnData = {
  gather: gatherOwnData,
  erase: eraseOwnData,
  events: { service: 'business-tools', exportGathered, accountErased },
};
