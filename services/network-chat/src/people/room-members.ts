import type { Db } from '@sidework/chassis/db/db';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import { and, type Column, eq, isNull, sql } from 'drizzle-orm';
import { rooms } from '../rooms/table.ts';

/** The client, the child and the child's guardians of now are members; an index leads to each. */
export const isMember = (id: string | Column) => sql`(${rooms.clientId} = ${id}::uuid
  or ${rooms.childId} = any (array(
    select ward.id from people ward
    where ward.account_type = 'sidework_kids' and ward.guardian_ids @> array[${id}::uuid]) || ${id}::uuid))`;

/** The clients of a child's work that goes on, by their ids, as its guardians read them; the latest approval counts. */
export async function clientsApprovedFor(
  db: Db,
  childId: string,
): Promise<Map<string, ApprovedCard | null>> {
  const rows = await db
    .select({ clientId: rooms.clientId, approvedClient: rooms.approvedClient })
    .from(rooms)
    .where(and(eq(rooms.childId, childId), isNull(rooms.lockedAt)))
    .orderBy(rooms.openedAt);
  return new Map(rows.map(({ clientId, approvedClient }) => [clientId, approvedClient]));
}
