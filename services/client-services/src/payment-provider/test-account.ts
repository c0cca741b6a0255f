import { unprocessable } from '@sidework/chassis/errors';

/** The accounts that the sandbox knows; it refuses any other, so that no real number is typed in. */
const testAccounts = {
  '000123456789': 'verified',
  '000111111113': 'failed',
  '000222222227': 'needs_document',
  '000111111116': 'refused_later',
} as const;
type TestAccount = keyof typeof testAccounts;
const isTestAccount = (digits: string): digits is TestAccount =>
  Object.hasOwn(testAccounts, digits);

export function outcomeOf(accountNumber: string): (typeof testAccounts)[TestAccount] {
  if (isTestAccount(accountNumber)) return testAccounts[accountNumber];
  const text = 'This is the sandbox: use a test account';
  throw unprocessable('bank_account_declined', text, { accountNumber: text });
}
