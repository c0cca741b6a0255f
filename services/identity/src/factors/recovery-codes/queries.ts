import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '../rules/table.ts';

/** Puts the hashes of new codes in place of those before. */
export async function insertRecoveryCodes(tx: Tx, factorId: string, hashes: string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.factorId, factorId));
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((codeHash, position) => ({ factorId, position, codeHash, usedAt: null })));
}

/** Marks a code as used; false if there is no such code, or it was used before. */
export async function useCodeHash(
  tx: Tx,
  factorId: string,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.factorId, factorId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ position: recoveryCodes.position });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Db, factorId: string) {
  const codes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.factorId, factorId));
  return { total: codes.length, remaining: codes.filter(({ usedAt }) => !usedAt).length };
}
