import type { Actor } from '@sidework/chassis/http/actor';
import { fundService } from '@sidework/contracts/client-services/escrow';
import { payByCard } from '@sidework/contracts/client-services/payments';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { tellOfSandboxJob } from '../src/payments/webhooks/tell-of-sandbox.ts';
import { checkAccountsJob } from '../src/payout-accounts/check-accounts.ts';
import { bankAccounts } from '../src/payout-accounts/table.ts';
import { sendTransfersJob } from '../src/transfers/send-transfers.ts';
import type { testClientServices } from './service.ts';

type Tested = ReturnType<typeof testClientServices>;

export const cards = {
  pays: '4242 4242 4242 4242',
  fails: '4000 0000 0000 0002',
  asks: '4000 0000 0000 3220',
} as const;

export const aCard = (number: string = cards.pays) => ({
  number,
  expiry: '12/98',
  code: '123',
  name: 'Ada Example',
});

export const aKey = () => ({ 'idempotency-key': uuidv7() });

/** Does what the service does by itself, until nothing of it is due. */
export async function runBackgroundJobs({ deps }: Tested): Promise<void> {
  const stopping = new AbortController().signal;
  for (const { run } of [tellOfSandboxJob, sendTransfersJob, checkAccountsJob])
    while (await run(deps, stopping)) {
      // As long as there is more.
    }
}

/** A bank account as it is typed in; its number is one that the sandbox verifies. */
export const aBankAccount = (accountNumber = '000123456789') => ({
  holder: 'Ada Example',
  bank: 'Ironbound Community Bank',
  routingNumber: '110000000',
  accountNumber,
});

/** A verified account that payouts of this person go to. */
export async function aPayoutAccount(
  { db }: { db: Pick<Tested['db'], 'insert'> },
  { id: personId }: Actor,
): Promise<void> {
  const at = new Date();
  const shown = { holder: 'Ada Example', bank: 'Ironbound Community Bank', lastFour: '6789' };
  const token = `sandbox_${uuidv7()}`;
  await db
    .insert(bankAccounts)
    .values({ personId, token, ...shown, status: 'verified', addedAt: at, verifiedAt: at });
}

/** Pays so much into a service through the doors that the page uses, and gives the payment. */
export async function fund(
  service: Tested,
  client: Actor,
  serviceId: string,
  amountCents: number,
): Promise<string> {
  const asked = await service.as(client).call(fundService, {
    params: { serviceId },
    body: { amountCents },
    headers: aKey(),
  });
  expect(asked.statusCode, asked.body).toBe(201);
  const { paymentId } = asked.json();
  const paid = await service.as(client).call(payByCard, { params: { paymentId }, body: aCard() });
  expect(paid.statusCode, paid.body).toBe(200);
  await runBackgroundJobs(service);
  return paymentId;
}

/** The balance of each account of the ledger, by kind and owner: credits above 0, debits below. */
export async function accounts({ sql }: Tested): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; cents: number }[]>`
    select kind || coalesce(':' || owner_id, '') as name, -sum(amount_cents)::int as cents
    from ledger_entries join ledger_accounts account on account.id = account_id group by 1`;
  return Object.fromEntries(rows.map(({ name, cents }) => [name, cents]));
}
