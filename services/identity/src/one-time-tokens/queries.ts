import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db';
import { and, eq, gt } from 'drizzle-orm';
import { type User, users } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { oneTimeTokens, type Purpose } from './table.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const sentAt = { signup: 'confirmationSentAt', recovery: 'recoverySentAt' } as const;

/** Whether a mail of this kind has just gone out. Asked of a locked user: of many who ask at once one mails. */
export function mailedLately({ now, config }: Deps, user: User, purpose: Purpose): boolean {
  const last = user[sentAt[purpose]];
  if (!last) return false;
  return now().getTime() - last.getTime() < config.GOTRUE_SMTP_MAX_FREQUENCY * 1000;
}

/** A new token for `purpose`, which ends the one before it; only its hash is kept. */
export async function makeToken({ now, config }: Deps, tx: Tx, userId: string, purpose: Purpose) {
  const token = randomBytes(32).toString('base64url');
  const createdAt = now();
  const made = {
    tokenHash: hashOf(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + config.GOTRUE_MAILER_OTP_EXP * 1000),
  };
  await tx
    .insert(oneTimeTokens)
    .values({ userId, purpose, ...made })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: made });
  await tx
    .update(users)
    .set({ [sentAt[purpose]]: createdAt })
    .where(eq(users.id, userId));
  return token;
}

/** Uses a token up and gives whose it was; one that is unknown, used or expired belongs to nobody. */
export async function useToken(tx: Tx, purpose: Purpose, token: string, now: Date) {
  const [used] = await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashOf(token)),
        eq(oneTimeTokens.purpose, purpose),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  return used?.userId;
}

export async function forgetTokens(tx: Tx, userId: string) {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}
