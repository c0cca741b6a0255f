import type { Tx } from '@sidework/chassis/db/db';
import { writeLetter } from '@sidework/chassis/jobs/letter';
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
    ? [`Nothing is paid out before ${heldUntil.toISOString().slice(0, 16).replace('T', ' ')} UTC.`]
    : [];
  const addresses = new Set([ownerEmail, before?.ownerEmail]);
  for (const to of addresses)
    if (to)
      await queueMail(
        tx,
        writeLetter({
          to,
          subject: 'The bank account of your payouts has changed',
          heading: `Your payouts now go to ${account}`,
          paragraphs: [
            ...hold,
            'Was this not you? Change your password and choose your account again, then write to us.',
          ],
          button: { label: 'Check how I sign in', url: at(webAddresses.securitySettings) },
          closing: [
            { label: 'Choose the account again', url: at(webAddresses.balance) },
            { label: 'Write to us', url: at(webAddresses.contact) },
          ],
        }),
      );
}
