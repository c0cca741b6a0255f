import type { Db } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { PaymentProvider } from './provider.ts';
import { answered } from './stripe-answers.ts';
import { payoutAccounts } from './stripe-tables.ts';

/** Stripe's own page takes the bank account and the documents, so that no number ever comes here. */
export function stripeAccounts(
  stripe: Stripe,
  db: Db,
): Pick<PaymentProvider, 'addBankAccount' | 'onboard' | 'addDocument' | 'standingOf'> {
  return {
    addBankAccount: async () => {
      throw new Error('Stripe takes this on its own page');
    },
    addDocument: async () => {
      throw new Error('Stripe takes this on its own page');
    },
    async onboard(personId, returnUrl) {
      const token = await answered(accountOf(stripe, db, personId));
      const { url } = await answered(
        stripe.accountLinks.create({
          account: token,
          type: 'account_onboarding',
          // A link is good once: who comes back late begins again on our page.
          refresh_url: returnUrl,
          return_url: returnUrl,
        }),
      );
      return { token, url };
    },
    standingOf: async (token) => toStanding(await stripe.accounts.retrieve(token)),
  };
}

function toStanding(account: Stripe.Account) {
  const bank = account.external_accounts?.data.find((each) => each.object === 'bank_account');
  const shown = {
    holder: bank?.account_holder_name ?? null,
    bank: bank?.bank_name ?? null,
    lastFour: bank?.last4 ?? null,
  };
  return { ...judge(account, bank !== undefined), shown };
}

function judge({ payouts_enabled: maySend, requirements }: Stripe.Account, hasBank: boolean) {
  if (maySend && hasBank) return { status: 'verified', reason: null } as const;
  const due = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])];
  const error = requirements?.errors?.[0];
  const asksDocument = due.some((name) => name.includes('document'));
  if (asksDocument) return { status: 'needs_document', reason: error?.reason ?? asksMore } as const;
  if (error) return { status: 'failed', reason: error.reason } as const;
  return { status: 'pending', reason: due.length > 0 ? asksMore : null } as const;
}

const asksMore = 'Stripe asks for more. Go on there to finish.';

/** The account that a person is paid out to, opened once. */
export async function accountOf(stripe: Stripe, db: Db, personId: string): Promise<string> {
  const known = () => db.select().from(payoutAccounts).where(eq(payoutAccounts.personId, personId));
  const [found] = await known();
  if (found) return found.reference;
  const account = await stripe.accounts.create(
    {
      type: 'express',
      metadata: { personId },
      capabilities: { transfers: { requested: true } },
    },
    { idempotencyKey: `account-${personId}` },
  );
  await db.insert(payoutAccounts).values({ personId, reference: account.id }).onConflictDoNothing();
  const [kept] = await known();
  return kept?.reference ?? account.id;
}
