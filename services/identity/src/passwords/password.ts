import { limits } from '@sidework/contracts/identity/auth';
import type { WeakPasswordReason } from '@sidework/contracts/identity/auth-refusals';

export interface PasswordRules {
  minLength: number;
  common: ReadonlySet<string>;
}

/** Words that whoever guesses a password here tries besides the common ones. */
const product = /^sidework[\d!?._-]*$/;

const bytes = new TextEncoder();

export const isTooLong = (password: string) =>
  bytes.encode(password).length > limits.passwordMaxBytes;

/** Why `password` is too weak for the account of `email`; nothing where it will do. */
export function weaknesses(
  password: string,
  email: string,
  { minLength, common }: PasswordRules,
): WeakPasswordReason[] {
  if ([...password].length < minLength) return ['length'];
  const guess = password.toLowerCase();
  const [name] = email.split('@');
  const isGuessable = common.has(guess) || product.test(guess) || guess === email || guess === name;
  return isGuessable ? ['pwned'] : [];
}
