import { limits } from '@sidework/contracts/identity/accounts/auth';
import type { WeakPasswordReason } from '@sidework/contracts/identity/refusals/auth-refusals';
import { refused } from '../refusals/refusal.ts';

export interface PasswordRules {
  minLength: number;
  /** Sets of characters; a password needs one of each. */
  required: string[];
  common: ReadonlySet<string>;
}

/** Guessable words of this product, besides the common passwords. */
const product = /^sidework[\d!?._-]*$/;

const bytes = new TextEncoder();

export const isTooLong = (password: string) =>
  bytes.encode(password).length > limits.passwordMaxBytes;

/** Why a password should not be used, in GoTrue's words. */
export interface Weakness {
  message: string;
  reasons: WeakPasswordReason[];
}

export function requireBounded(password: string): void {
  if (isTooLong(password))
    throw refused('validation_failed', 'Password cannot be longer than 1024 bytes');
}

export function requireNoWeakness(weakness: Weakness | undefined): void {
  if (weakness) throw refused('weak_password', weakness.message, { reasons: weakness.reasons });
}

/** One form for what keyboards write differently: a letter with its mark in one sign or in two, full-width letters. */
export const normalPassword = (password: string) => password.normalize('NFKC');

/** GoTrue's list of sets, between colons; a colon that is meant has a backslash before it. */
export const characterSets = (list: string): string[] =>
  list
    .split(/(?<!\\):/)
    .map((set) => set.replaceAll('\\:', ':'))
    .filter((set) => set !== '');

/** Why `password` is too weak for the account of `email`; nothing where it will do. */
export function weaknesses(
  password: string,
  email: string,
  { minLength, required, common }: PasswordRules,
): WeakPasswordReason[] {
  const reasons: WeakPasswordReason[] = [];
  if ([...password].length < minLength) reasons.push('length');
  if (!required.every((set) => [...set].some((each) => password.includes(each))))
    reasons.push('characters');
  if (reasons.length > 0) return reasons;
  const guess = password.toLowerCase();
  const [name] = email.split('@');
  const isGuessable = common.has(guess) || product.test(guess) || guess === email || guess === name;
  return isGuessable ? ['pwned'] : [];
}
