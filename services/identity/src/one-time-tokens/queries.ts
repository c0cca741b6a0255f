import { randomBytes, randomInt } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { type Metadata, type User, users } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { admitCode } from '../limits/admit-code.ts';
import { hashOf } from '../sessions/refresh-tokens.ts';
import { type OneTimeToken, oneTimeTokens, type Purpose, purposes } from './table.ts';

/** Where a user's row says when the last message of a purpose went out: one clock for each kind and channel. */
const sentAt = {
  signup: 'confirmationSentAt',
  invite: 'invitedAt',
  magiclink: 'magiclinkSentAt',
  recovery: 'recoverySentAt',
  email_change_current: 'emailChangeSentAt',
  email_change_new: 'emailChangeSentAt',
  sms: 'textSentAt',
  phone_change: 'phoneChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const satisfies Record<Purpose, keyof User>;

/** Whether a mail of this kind has just gone out. Asked of a locked user: of many who ask at once one mails. */
export const mailedLately = (deps: Deps, user: User, purpose: Purpose) =>
  secondsToWait(deps, user, purpose, deps.config.GOTRUE_SMTP_MAX_FREQUENCY) > 0;

/** The same of text messages. */
export const textedLately = (deps: Deps, user: User, purpose: Purpose) =>
  secondsToWait(deps, user, purpose, deps.config.GOTRUE_SMS_MAX_FREQUENCY) > 0;

/** How long until the next message of a kind may go out. */
export function secondsToWait({ now }: Deps, user: User, purpose: Purpose, frequency: number) {
  const last = user[sentAt[purpose]];
  if (!last) return 0;
  return Math.max(0, Math.ceil(frequency - (now().getTime() - last.getTime()) / 1000));
}

export interface NewToken {
  userId: string;
  purpose: Purpose;
  /** The address or number that the message goes to. */
  sentTo: string;
  /** The flow of a client that waits for a code to exchange. */
  flowStateId?: string | undefined;
  /** A code that is known beforehand, of a number for tests. */
  code?: string | undefined;
  /** Kept of the token before where it is left out. */
  beginsAnewWith?: Metadata | undefined;
}

/** What a message carries: a link's token, and a code to type; of both only hashes are kept. */
export interface Made {
  token: string;
  code: string;
}

/** Says in the link itself that a client waits for a code, also once its token is gone. */
export const pkcePrefix = 'pkce_';

const isTexted = (purpose: Purpose) => textedPurposes.includes(purpose);

/** A new token and code for a purpose, which end the ones before them. */
export async function makeToken(deps: Deps, tx: Tx, given: NewToken): Promise<Made> {
  const { now, config, seal } = deps;
  const { userId, purpose, sentTo, flowStateId } = given;
  const token = `${flowStateId ? pkcePrefix : ''}${randomBytes(32).toString('base64url')}`;
  const isText = isTexted(purpose);
  const code =
    given.code ?? newCode(isText ? config.GOTRUE_SMS_OTP_LENGTH : config.GOTRUE_MAILER_OTP_LENGTH);
  const createdAt = now();
  const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
  const made = {
    tokenHash: hashOf(token),
    codeHash: seal.digest(`${userId} ${purpose}`, code),
    tries: 0,
    sentTo,
    flowStateId: flowStateId ?? null,
    createdAt,
    expiresAt: after(isText ? config.GOTRUE_SMS_OTP_EXP : config.GOTRUE_MAILER_OTP_EXP),
    codeExpiresAt: after(isText ? config.GOTRUE_SMS_OTP_EXP : config.MAILED_CODE_EXP),
    beginsAnewWith: given.beginsAnewWith,
  };
  await tx
    .insert(oneTimeTokens)
    .values({ userId, purpose, ...made })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: made });
  await tx
    .update(users)
    .set({ [sentAt[purpose]]: createdAt })
    .where(eq(users.id, userId));
  return { token, code };
}

/** What was made for a message that did not go out; who asks again is not told to wait. */
export async function takeTokenBack(
  tx: Tx,
  { userId, purpose, token }: { userId: string; purpose: Purpose; token: string },
) {
  const taken = await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.tokenHash, hashOf(token)),
      ),
    )
    .returning({ purpose: oneTimeTokens.purpose });
  if (taken.length > 0)
    await tx
      .update(users)
      .set({ [sentAt[purpose]]: null })
      .where(eq(users.id, userId));
}

/** Decimal digits, each as likely as the others. */
export const newCode = (length: number) =>
  Array.from({ length }, () => String(randomInt(10))).join('');

/** Whose the token of a link is; to be asked before the user is locked, and used up after. */
export async function findTokenOwner(
  tx: Tx,
  purposes: Purpose[],
  token: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(eq(oneTimeTokens.tokenHash, hashOf(token)), inArray(oneTimeTokens.purpose, purposes)),
    );
  return found?.userId;
}

/** Uses a link's token up and gives what it was for; one that is unknown, used or expired was for nothing. */
export async function useToken(
  tx: Tx,
  purposes: Purpose[],
  token: string,
  now: Date,
): Promise<OneTimeToken | undefined> {
  const [used] = await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashOf(token)),
        inArray(oneTimeTokens.purpose, purposes),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning();
  return used;
}

const mostTries = 5;

/**
 * What the code that a user types was for. Each try counts, so the transaction has to commit also where nothing is given;
 * after five nothing fits any more, and after ten of an account in an hour nothing of it does.
 */
export async function tryCode(
  { seal, now }: Deps,
  tx: Tx,
  userId: string,
  purposes: Purpose[],
  code: string,
  knownDevice?: string,
): Promise<OneTimeToken | undefined> {
  const countWrong = await admitCode({ seal, now }, tx, userId, knownDevice);
  if (!countWrong) return undefined;
  // The five of a code are a stranger's: nobody ends with theirs what the owner can still type where they are known.
  const isKnown = knownDevice !== undefined;
  const waiting = await tx
    .update(oneTimeTokens)
    .set({ tries: isKnown ? oneTimeTokens.tries : sql`${oneTimeTokens.tries} + 1` })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, purposes),
        gt(oneTimeTokens.codeExpiresAt, now()),
        isKnown ? undefined : lt(oneTimeTokens.tries, mostTries),
      ),
    )
    .returning();
  const fitting = waiting.find(
    ({ purpose, codeHash }) => codeHash === seal.digest(`${userId} ${purpose}`, code),
  );
  if (waiting.length > 0 && !fitting) await countWrong();
  return fitting;
}

/** The same, and it opens nothing more. */
export async function useCode(
  deps: Deps,
  tx: Tx,
  userId: string,
  purposes: Purpose[],
  code: string,
  knownDevice?: string,
): Promise<OneTimeToken | undefined> {
  const fitting = await tryCode(deps, tx, userId, purposes, code, knownDevice);
  if (fitting) await forgetTokens(tx, userId, [fitting.purpose]);
  return fitting;
}

/** Of a message that is sent again: whose the account was is not known any more, once the one before it is forgotten. */
export const anew = (waiting: Purpose[], purpose: Purpose) =>
  waiting.includes(purpose) ? {} : { beginsAnewWith: {} };

/** What was sent to a user and not answered yet. */
export async function waitingPurposes(tx: Tx, userId: string): Promise<Purpose[]> {
  const waiting = await tx
    .select({ purpose: oneTimeTokens.purpose })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId));
  return waiting.map(({ purpose }) => purpose);
}

/** What was sent for `purposes`, or for anything, opens nothing any more. Gives whether there was any. */
export async function forgetTokens(tx: Tx, userId: string, purposes?: Purpose[]): Promise<boolean> {
  const these = purposes && inArray(oneTimeTokens.purpose, purposes);
  const forgotten = await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), these))
    .returning({ purpose: oneTimeTokens.purpose });
  return forgotten.length > 0;
}

/** What goes to a number; everything else goes to an address. */
export const textedPurposes: Purpose[] = ['sms', 'phone_change'];
export const mailedPurposes = purposes.filter((purpose) => !textedPurposes.includes(purpose));
