import type {
  AccountSummary,
  AccountView,
} from '@sidework/contracts/identity/staff/staff-accounts';
import { maskedEmail } from '@sidework/contracts/kernel/masked-contact';
import { nameOfAny } from '../../audit/add-entry.ts';
import { isBanned } from '../../bans/rules/ban.ts';
import type { AccountRow } from './queries.ts';

const isKid = ({ profile }: AccountRow) => profile.accountType === 'sidework_kids';

export function toAccountSummary(row: AccountRow, now: Date): AccountSummary {
  const { user, profile, roles } = row;
  return {
    id: user.id,
    fullName: nameOfAny(profile),
    email: user.email && !isKid(row) ? maskedEmail(user.email) : null,
    accountType: profile.accountType,
    userType: profile.userType,
    roles,
    avatarUrl: profile.avatarUrl,
    child: toChildStanding(row),
    bannedUntil: isBanned(user, now) ? (user.bannedUntil?.toISOString() ?? null) : null,
    createdAt: user.createdAt.toISOString(),
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  };
}

/** A grown-up has no child status, even if the row still exists for a while. */
function toChildStanding(row: AccountRow): AccountSummary['child'] {
  const { kid } = row;
  if (!kid || !isKid(row)) return null;
  return {
    verification: kid.idVerificationStatus,
    verifiedUntil: kid.verifiedUntil?.toISOString() ?? null,
    isConsented: kid.parentConsentGiven,
    isPaused: kid.pausedAt !== null,
  };
}

type Around = Pick<
  AccountView,
  'hasSecondFactor' | 'sessionCount' | 'banReason' | 'guardians' | 'children'
>;

/** One account: an adult with their address and number, a child still without. */
export function toAccountView(row: AccountRow, around: Around, now: Date): AccountView {
  const summary = toAccountSummary(row, now);
  const { user, profile } = row;
  return {
    ...summary,
    ...around,
    email: isKid(row) ? null : user.email,
    phone: isKid(row) ? null : user.phone,
    isSetUp: profile.isSetUp,
    banReason: summary.bannedUntil ? around.banReason : null,
  };
}
