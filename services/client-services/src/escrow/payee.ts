import type { Tx } from '@sidework/chassis/db/db';
import { conflict } from '@sidework/chassis/errors';
import { isKid, people } from '@sidework/chassis/people/people';
import { eq } from 'drizzle-orm';

/** Whose balance is somebody's earnings: a child's are kept by its guardian (decision 38). */
export async function payeeOf(tx: Tx, earnerId: string): Promise<string> {
  const [earner] = await tx.select().from(people).where(eq(people.id, earnerId));
  if (!earner || !isKid(earner)) return earnerId;
  const [guardianId] = earner.guardianIds;
  if (!guardianId) throw conflict('guardian_approval_needed');
  return guardianId;
}
