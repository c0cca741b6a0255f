import type { Tx } from '@sidework/chassis/db/db';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';
import { v7 as uuidv7 } from 'uuid';
import { vaultPapers } from '../papers/table.ts';

/** The task that hands a paper over to the vault of a person. */
export const handingOver = 'hand-over-paper';

/** Has a paper handed over to the vaults of these people once this is committed, once each. */
export async function addPaper(
  tx: Tx,
  { kind, paperId }: { kind: 'invoice' | 'receipt' | 'contract' | 'expense'; paperId: string },
  userIds: string[],
): Promise<void> {
  for (const userId of new Set(userIds)) {
    const id = uuidv7();
    const added = await tx
      .insert(vaultPapers)
      .values({ id, kind, paperId, userId })
      .onConflictDoNothing()
      .returning();
    if (added.length > 0) await addPersonTask(tx, { id, kind: handingOver, userId });
  }
}
