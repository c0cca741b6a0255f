import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import { crmClients } from './table.ts';

/** Makes `clientId` a client of the professional's; who is one already stays as noted. */
export async function ensureCrmClient(
  tx: Tx,
  pair: { professionalId: string; clientId: string },
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(crmClients)
    .values({ id: uuidv7(), ...pair, createdAt })
    .onConflictDoNothing();
}
