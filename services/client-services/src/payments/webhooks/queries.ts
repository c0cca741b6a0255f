import type { Tx } from '@sidework/chassis/db/db';
import { providerEvents } from './table.ts';

/** Whether this word of the provider is new. */
export async function recordProviderEvent(tx: Tx, id: string, receivedAt: Date): Promise<boolean> {
  const noted = await tx
    .insert(providerEvents)
    .values({ id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id });
  return noted.length > 0;
}
