import type { Tx } from '@sidework/chassis/db/db';
import { eq, sql } from 'drizzle-orm';
import { forgetContact } from '../contacts/queries.ts';
import { crmClients } from '../crm-clients/table.ts';
import { payoutAccounts } from '../payment-provider/stripe-tables.ts';
import { payments } from '../payments/charges/table.ts';
import { bankAccounts } from '../payout-accounts/table.ts';
import { services } from '../services/table.ts';
import { transfers } from '../transfers/table.ts';

/**
 * The other side relies on work that was agreed on and on what was said of it, so both stay, without the name. A list of
 * clients, a bank account and the digits of a card are their owner's alone. A payout that is under way needs the token of its account until it ends.
 */
export async function eraseOwnData(tx: Tx, userId: string): Promise<void> {
  await tx.delete(crmClients).where(eq(crmClients.professionalId, userId));
  await tx.delete(bankAccounts).where(eq(bankAccounts.personId, userId));
  await tx.delete(payoutAccounts).where(eq(payoutAccounts.personId, userId));
  await tx
    .update(transfers)
    .set({
      destination: null,
      destinationToken: sql`case when status = 'sending' then destination_token end`,
    })
    .where(eq(transfers.personId, userId));
  await tx.update(payments).set({ card: null }).where(eq(payments.payerId, userId));
  await forgetContact(tx, userId);
  await tx.update(services).set({ approvedClient: null }).where(eq(services.clientId, userId));
}
