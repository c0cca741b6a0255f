import { type Actor, isProgram } from '@sidework/chassis/http/actor';
import type { AuthFactor, AuthUser } from '@sidework/contracts/identity/accounts/auth';
import type { OwnSession } from '@sidework/contracts/identity/own-sessions/own-sessions';
import type { Account } from '../../accounts/account.ts';
import { toAuthFactor, toAuthUser } from '../../accounts/view.ts';
import type { Config } from '../../config.ts';
import type { Factor } from '../../factors/rules/table.ts';
import { coarseAddress } from '../../family/guardians/coarse-address.ts';

/** A program sees everything; a person sees of a child only what the staff console shows. */
const isHidden = ({ profile }: Account, viewer: Actor | undefined) =>
  profile.accountType === 'sidework_kids' && viewer !== undefined && !isProgram(viewer);

/** A user as administration sees one: of a child neither how it is reached nor what it is called. */
export function toShownUser(
  config: Pick<Config, 'GOTRUE_JWT_AUD'>,
  account: Account,
  viewer: Actor | undefined,
): AuthUser {
  const whole = toAuthUser(config, account);
  if (!isHidden(account, viewer)) return whole;
  const { new_email: _email, new_phone: _phone, ...user } = whole;
  const hidden = { email: '', phone: '', user_metadata: {}, identities: [] };
  return { ...user, ...hidden, factors: toShownFactors(account, viewer) };
}

/** The address of a child's session is shown only as its network. */
export const toShownSessions = (
  account: Account,
  sessions: OwnSession[],
  viewer: Actor | undefined,
): OwnSession[] =>
  isHidden(account, viewer)
    ? sessions.map(({ address, ...each }) => ({
        ...each,
        address: address && coarseAddress(address),
      }))
    : sessions;

export const toShownFactors = (account: Account, viewer: Actor | undefined): AuthFactor[] =>
  account.factors.map((factor) => toShownFactor(account, factor, viewer));

export const toShownFactor = (
  account: Account,
  factor: Factor,
  viewer: Actor | undefined,
): AuthFactor => toAuthFactor(isHidden(account, viewer) ? { ...factor, phone: null } : factor);
