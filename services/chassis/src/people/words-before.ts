import type { ChildWords } from '@sidework/contracts/kernel/child-words';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';

const minutes = 10;
const most = 4;

/**
 * The texts that a writer was let write to or as the same children in the last minutes, the oldest first. The outbox has
 * them, so that nothing else of what children write and read is kept.
 */
export async function textsBefore(
  tx: Tx,
  { writerId, childIds }: Pick<ChildWords, 'writerId' | 'childIds'>,
  at: Date,
): Promise<string[]> {
  const rows = await tx.execute<{ texts: ChildWords['texts'] }>(sql`
    select data -> 'texts' as texts from outbox
    where type like '%.child-words.written.v1' and data ->> 'writerId' = ${writerId}
      and occurred_at > ${at.toISOString()}::timestamptz - make_interval(mins => ${minutes})
      and data -> 'isHeld' = 'false'::jsonb
      and data -> 'childIds' ?| ${sql.param(childIds)}::text[]
    order by occurred_at desc, id desc limit ${most}`);
  return rows.toReversed().flatMap(({ texts }) => Object.values(texts));
}
