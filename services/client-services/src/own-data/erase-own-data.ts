import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { forgetContact } from '../contacts/queries.ts';
import { crmClients } from '../crm-clients/table.ts';
import { bankAccounts } from '../payout-accounts/table.ts';
import { services } from '../services/table.ts';

/**
 * The other side relies on work that was agreed on and on what was said of it, so both stay, without the name. A list of
 * clients and a bank account are their owner's alone.
 */
export async function eraseOwnData(tx: Tx, userId: string): Promise<void> {
  await tx.delete(crmClients).where(eq(crmClients.professionalId, userId));
  await tx.delete(bankAccounts).where(eq(bankAccounts.personId, userId));
  await forgetContact(tx, userId);
  await tx.update(services).set({ approvedClient: null }).where(eq(services.clientId, userId));
}
