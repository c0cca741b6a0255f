import type { AuthSession } from '@sidework/contracts/identity/auth';
import { confirmEmail } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Source } from '../source.ts';
import { useToken } from './queries.ts';
import type { Purpose } from './table.ts';

interface Verification {
  type?: string | undefined;
  token_hash?: string | undefined;
}

/** GoTrue's client also says `email` for the link of a sign-up. */
const purposes = new Map<string, Purpose>([
  ['signup', 'signup'],
  ['email', 'signup'],
  ['recovery', 'recovery'],
]);

/** A session for who holds a mailed link; that the mail arrived also confirms the address. */
export async function verifyToken(
  deps: Deps,
  { type, token_hash }: Verification,
  source: Source,
): Promise<AuthSession> {
  if (!type) throw refused('validation_failed', 'Verify requires a verification type');
  const purpose = purposes.get(type);
  if (!purpose) throw refused('validation_failed', 'Unsupported verification type');
  if (!token_hash) throw refused('validation_failed', 'Verify requires a token hash');
  const { db, now } = deps;
  return db.transaction(async (tx) => {
    const used = await useToken(tx, [purpose], token_hash, now());
    if (!used) throw refused('otp_expired', 'Email link is invalid or has expired');
    const { userId } = used;
    await confirmEmail(tx, userId, now());
    return startSession(deps, tx, userId, { method: 'otp', source });
  });
}
