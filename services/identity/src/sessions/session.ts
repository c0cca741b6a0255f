import { hasSecondFactor } from '../accounts/account.ts';
import type { Factor } from '../factors/rules/table.ts';
import type { Source } from '../source.ts';
import { factorMethods, isSecondStep } from './session-methods.ts';
import type { RefreshToken, Session } from './table.ts';

/** How a person proved who they are, as the claim `amr` names it. */
export type Method =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'oauth'
  | 'anonymous'
  | 'passkey'
  | 'oauth_provider/authorization_code';

export interface Start {
  method: Method;
  source: Source;
  /** The application that was let in; its token opens nothing but what identity tells of the person. */
  oauth?: { clientId: string; scope: string };
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

type Owned = Pick<Session, 'id' | 'userId'>;

export const begin = (owned: Owned, { method, source, oauth }: Start, at: Date): Session => ({
  ...owned,
  aal: 'aal1',
  factorId: null,
  userAgent: source.userAgent,
  address: source.address,
  oauthClientId: oauth?.clientId ?? null,
  oauthScope: oauth?.scope ?? null,
  amr: [{ method, timestamp: secondsOf(at) }],
  createdAt: at,
  refreshedAt: null,
  revokedAt: null,
});

type Proved = Pick<Factor, 'id' | 'factorType'>;

/** A factor that was just proved raises the session, which rests on it from now on. */
export function raise(
  session: Session,
  factor: Proved,
  { address, userAgent }: Pick<Source, 'address' | 'userAgent'>,
  at: Date,
): Session {
  const proof = { method: factorMethods[factor.factorType], timestamp: secondsOf(at) };
  return {
    ...session,
    aal: 'aal2',
    factorId: factor.id,
    amr: [proof, ...session.amr.filter(({ method }) => method !== proof.method)],
    refreshedAt: at,
    address,
    userAgent,
  };
}

/** A session whose factor is gone has proved the first step alone. */
export const lower = (session: Session): Session => ({
  ...session,
  aal: 'aal1',
  factorId: null,
  amr: session.amr.filter((proof) => !isSecondStep(proof)),
});

/** The result of a presented refresh token: the next one, the active one again, or the end of the session. */
export type Renewal = 'advance' | 'repeat' | 'replay';

/**
 * The active token advances. Its parent gives the active one again for a short while, for two tabs that renew at once
 * and for answers lost on the way. Anything older is in the wrong hands.
 */
export function renewal(
  presented: Pick<RefreshToken, 'generation' | 'replacedAt'>,
  active: Pick<RefreshToken, 'generation'>,
  now: Date,
  reuseSeconds: number,
): Renewal {
  if (!presented.replacedAt) return 'advance';
  const isParent = presented.generation === active.generation - 1;
  const isFresh = now.getTime() - presented.replacedAt.getTime() <= reuseSeconds * 1000;
  return isParent && isFresh ? 'repeat' : 'replay';
}

/** Whether the session still has to prove a second factor before what opens the account changes. */
export const lacksSecondFactor = (
  { aal }: Pick<Session, 'aal'>,
  factors: Pick<Factor, 'status'>[],
): boolean => aal !== 'aal2' && hasSecondFactor({ factors });

type Uses = Pick<Session, 'createdAt' | 'refreshedAt'>;

export const lastUse = ({ createdAt, refreshedAt }: Uses) => refreshedAt ?? createdAt;

/** Seconds that a session lasts from its beginning, and from its last use; 0 and nothing are without end. */
export interface Lifetimes {
  timebox?: number | undefined;
  inactivity?: number | undefined;
}

/** Which of its lifetimes has run out. */
export function expiry(
  session: Uses,
  now: Date,
  { timebox, inactivity }: Lifetimes,
): 'timebox' | 'inactivity' | undefined {
  const isPast = (from: Date, seconds: number | undefined) =>
    Boolean(seconds) && now.getTime() - from.getTime() > Number(seconds) * 1000;
  if (isPast(session.createdAt, timebox)) return 'timebox';
  return isPast(lastUse(session), inactivity) ? 'inactivity' : undefined;
}
