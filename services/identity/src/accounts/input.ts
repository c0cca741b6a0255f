import { limits, SignUpMetadata } from '@sidework/contracts/identity/auth';
import { z } from 'zod';
import { refused } from '../refusals/refusal.ts';

const Email = z.email().max(limits.email);

export const normalEmail = (given: string) => given.trim().toLowerCase();

export function requireEmail(given: string | undefined): string {
  if (!given) throw refused('validation_failed', 'An email address is required');
  const email = Email.safeParse(normalEmail(given));
  if (email.success) return email.data;
  throw refused('validation_failed', 'Unable to validate email address: invalid format');
}

// Text that Postgres cannot hold, or that no screen can show, says nothing about anybody.
const isPlain = (text: string | undefined) =>
  !text || (text.isWellFormed() && !/\p{Cc}/u.test(text));

const { full_name, user_type, profession } = SignUpMetadata.shape;
const Metadata = z
  .object({
    full_name: full_name.refine(isPlain).catch(undefined),
    user_type: user_type.catch(undefined),
    profession: profession.refine(isPlain).catch(undefined),
  })
  .catch({});

/** What is taken of the metadata of a sign-up; whatever does not fit is ignored, as GoTrue's client expects. */
export const metadataOf = (data: unknown): SignUpMetadata => Metadata.parse(data ?? {});
