import { limits, SignUpMetadata } from '@sidework/contracts/identity/accounts/auth';
import { mailAddress } from '@sidework/contracts/kernel/mail-address';
import { lineAsSeen } from '@sidework/contracts/kernel/shown-text';
import { z } from 'zod';
import { refused } from '../refusals/refusal.ts';
import { normalEmail } from './mail-address.ts';

const Email = z.email({ pattern: mailAddress }).max(limits.email);

export function requireEmail(given: string | undefined): string {
  if (!given) throw refused('validation_failed', 'An email address is required');
  const email = Email.safeParse(normalEmail(given));
  if (email.success) return email.data;
  throw refused('validation_failed', 'Unable to validate email address: invalid format');
}

const { full_name, user_type, profession } = SignUpMetadata.shape;
const Metadata = z
  .object({
    full_name: full_name.catch(undefined),
    user_type: user_type.catch(undefined),
    profession: profession.catch(undefined),
  })
  .catch({});

/** Reads the known fields of a sign-up's metadata; others are ignored, as GoTrue's client expects. */
export const metadataOf = (data: unknown): SignUpMetadata => Metadata.parse(data ?? {});

const longestMetadata = 4_096;

/**
 * All that a sign-up or its owner says of a person, as GoTrue keeps it. It travels in every access token, so it is
 * bounded: longer, and no server would take the token.
 */
export function plainMetadata(data: unknown): Record<string, unknown> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(data ?? {});
  const text = JSON.stringify(parsed.data ?? {});
  if (!parsed.success || !isStorable(text))
    throw refused('validation_failed', 'User metadata must be an object of plain values');
  if (Buffer.byteLength(text) > longestMetadata)
    throw refused(
      'validation_failed',
      `User metadata cannot be longer than ${longestMetadata} bytes`,
    );
  return parsed.data;
}

const longestTogether = 6_144;

/** A token carries what administrators say of a person beside what the person says. */
export function requireFits(userMetadata: object, appMetadata: object) {
  const text = JSON.stringify([userMetadata, appMetadata]);
  if (Buffer.byteLength(text) > longestTogether)
    throw refused(
      'validation_failed',
      `User and app metadata together cannot be longer than ${longestTogether} bytes`,
    );
}

/** New values replace old ones; null removes a key. */
export function mergedMetadata(
  before: Record<string, unknown>,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.entries({ ...before, ...data }).filter(([, value]) => value !== null);
  return plainMetadata(Object.fromEntries(merged));
}

// JSON can carry null characters and halves of surrogate pairs, Postgres cannot.
const isStorable = (json: string) => !/\\u0000|\\ud[89a-f]/i.test(json);

/** A number without what people write between its digits. */
export const normalPhone = (given: string) =>
  lineAsSeen(given)
    .replaceAll(/[\s()./\p{Pd}\u2212]/gu, '')
    .replace(/^\+/, '');

/** E.164 without its plus sign. */
export function requirePhone(given: string | undefined): string {
  const digits = normalPhone(given ?? '');
  if (/^[1-9]\d{1,14}$/.test(digits)) return digits;
  throw refused('validation_failed', 'Invalid phone number format (E.164 required)');
}

export function requireChosen(password: string | null | undefined): string {
  if (!password) throw refused('validation_failed', 'Signup requires a valid password');
  return password;
}
