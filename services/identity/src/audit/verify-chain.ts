import type { Db } from '@sidework/chassis/db/db';
import { sql } from 'drizzle-orm';
import { noId } from '../uuid.ts';
import { auditLog, auditSeals } from './table.ts';

/** The end of the chain: the number of sealed entries, and the hash over all of them. */
export interface Head {
  position: number;
  hash: string;
}

export const noHead: Head = { position: 0, hash: '' };

/** Describes the first broken entry, in words for the operator. */
export class BrokenChain extends Error {
  override name = 'BrokenChain';
}

interface Link extends Record<string, unknown> {
  position: number;
  previousHash: string;
  hash: string;
  /** The hash that the entry should have; null if the entry is gone. */
  rightHash: string | null;
}

/** Rows of one statement: few enough for the time that it has. */
const batch = 1000;

/** Walks the whole chain and gives its end, or throws a `BrokenChain`; what is added meanwhile may be in it or not. */
export async function verifyChain(db: Db): Promise<Head> {
  const head = await followSeals(db);
  await requireSealed(db);
  return head;
}

async function followSeals(db: Db): Promise<Head> {
  let head = noHead;
  for (let links = await linksAfter(db, head); links.length > 0; links = await linksAfter(db, head))
    for (const link of links) {
      requireFits(head, link);
      head = { position: link.position, hash: link.hash };
    }
  return head;
}

function requireFits(before: Head, { position, previousHash, hash, rightHash }: Link) {
  const next = before.position + 1;
  if (position !== next) throw new BrokenChain(`At position ${next} the seal is missing.`);
  if (previousHash !== before.hash)
    throw new BrokenChain(`The seal at position ${position} does not follow the one before it.`);
  if (rightHash === null) throw new BrokenChain(`The entry at position ${position} is missing.`);
  if (rightHash !== hash) throw new BrokenChain(`The entry at position ${position} was changed.`);
}

/** The hash is worked out by the function that the seals are made with, so that both read an entry alike. */
async function linksAfter(db: Db, { position }: Head): Promise<Link[]> {
  const links = await db.execute<Link>(sql`
    select seal.position::float8 as "position", seal.previous_hash as "previousHash", seal.hash,
      case when entry.id is not null then encode(sha256(convert_to(
        seal.previous_hash || audit_entry_text(entry), 'UTF8')), 'hex') end as "rightHash"
    from ${auditSeals} as seal
    left join ${auditLog} as entry on entry.id = seal.entry_id
    where seal.position > ${position}
    order by seal.position limit ${batch}`);
  return [...links];
}

async function requireSealed(db: Db) {
  for (let after: string | undefined = noId; after; ) {
    const rows: { id: string; isSealed: boolean }[] = await entriesAfter(db, after);
    const bare = rows.find(({ isSealed }) => !isSealed);
    if (bare) throw new BrokenChain(`The entry ${bare.id} was never sealed.`);
    after = rows.at(-1)?.id;
  }
}

const entriesAfter = async (db: Db, after: string) => [
  ...(await db.execute<{ id: string; isSealed: boolean }>(sql`
    select entry.id, exists (select from ${auditSeals} as seal where seal.entry_id = entry.id) as "isSealed"
    from (select id from ${auditLog} where id > ${after} order by id limit ${batch}) as entry
    order by entry.id`)),
];
