import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { PayoutAccount } from './payout-account.ts';

/** Mails the owner, and the address of the account before, because a thief may have changed the address first. */
export async function tellOfChange(
  tx: Tx,
  { ownerEmail, lastFour, heldUntil }: PayoutAccount,
  before: PayoutAccount | undefined,
  publicUrl: string,
): Promise<void> {
  const at = (page: string) => new URL(page, publicUrl).href;
  const account = lastFour ? `the account that ends in ${lastFour}` : 'another account';
  const hold = heldUntil
    ? ` Nothing is paid out before ${heldUntil.toISOString().slice(0, 16).replace('T', ' ')} UTC.`
    : '';
  const addresses = new Set([ownerEmail, before?.ownerEmail]);
  for (const to of addresses)
    if (to)
      await queueMail(tx, {
        to,
        subject: 'Sidework: The bank account of your payouts has changed',
        text: `Your payouts now go to ${account}.${hold}

Was this not you? Change your password and choose your account again, then write to us:
${at(webAddresses.securitySettings)}
${at(webAddresses.balance)}
${at(webAddresses.contact)}
`,
      });
}
