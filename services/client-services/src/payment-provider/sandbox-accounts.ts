import { randomUUID } from 'node:crypto';
import type { Db } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { AccountRefused, type PaymentProvider } from './provider.ts';
import { sandboxBankAccounts } from './sandbox-tables.ts';
import * as TestAccount from './test-account.ts';

const reasons = {
  verified: null,
  refused_later: null,
  failed: 'The bank says that this account is closed. Check the number, or choose another account.',
  needs_document:
    'The bank could not match the name. Send a bank statement or a voided check that shows it.',
} as const;

/** The bank accounts of the sandbox: it keeps how each turns out, and no number. */
export function sandboxAccounts(
  db: Db,
): Pick<PaymentProvider, 'payOut' | 'addBankAccount' | 'onboard' | 'addDocument' | 'standingOf'> {
  async function outcomeOf(token: string) {
    const [account] = await db
      .select()
      .from(sandboxBankAccounts)
      .where(eq(sandboxBankAccounts.token, token));
    return account?.outcome ?? 'verified';
  }
  return {
    async addBankAccount({ accountNumber }) {
      const outcome = TestAccount.outcomeOf(accountNumber);
      const token = `sandbox_${randomUUID()}`;
      await db.insert(sandboxBankAccounts).values({ token, outcome });
      return token;
    },
    onboard: async () => {
      throw new Error('the sandbox has no page of its own');
    },
    async addDocument(token) {
      await db
        .update(sandboxBankAccounts)
        .set({ outcome: 'verified' })
        .where(eq(sandboxBankAccounts.token, token));
    },
    async standingOf(token) {
      const outcome = await outcomeOf(token);
      const status = outcome === 'refused_later' ? 'verified' : outcome;
      return { status, reason: reasons[outcome] };
    },
    async payOut({ token }) {
      if (token && (await outcomeOf(token)) === 'refused_later')
        throw new AccountRefused('the account is closed');
    },
  };
}
