import { conflict } from '@sidework/chassis/errors';
import type { KidsHindrance, KidsPermit } from '@sidework/contracts/identity/kids/kids';
import type { KidsProfile } from './table.ts';

/** A child as every decision about it needs it: its row, who looks after it and what all of them agreed to. */
export interface Kid {
  row: KidsProfile;
  guardianIds: string[];
  permits: KidsPermit[];
}

interface Circumstances {
  now: Date;
  /** The child's own; null where its browser named none. */
  timeZone: string | null;
  isReachable: boolean;
}

/** Quiet hours of a child with an unknown zone are read in this one, in the middle of the country. */
const fallbackZone = 'America/Chicago';

/** Why the child may not act now; null where it may. What a child cannot mend comes first. */
export function hindranceOf(row: KidsProfile, at: Circumstances): KidsHindrance | null {
  const { idVerificationStatus: status } = row;
  if (status === 'revoked') return 'consent_revoked';
  if (!row.parentConsentGiven) return 'consent_missing';
  if (status === 'rejected') return 'verification_rejected';
  if (status === 'expired') return 'verification_expired';
  if (status !== 'verified') return 'verification_pending';
  if (!row.verifiedUntil || row.verifiedUntil <= at.now) return 'verification_expired';
  if (row.pausedAt) return 'paused';
  if (isQuiet(row, at)) return 'quiet_hours';
  return at.isReachable ? null : 'contact_unconfirmed';
}

/** `HH:MM` in a zone, which is the fallback where there is none by that name. */
export function localTime(now: Date, timeZone: string | null): string {
  const shown = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', {
      ...shown,
      timeZone: timeZone ?? fallbackZone,
    }).format(now);
  } catch (error) {
    if (!(error instanceof RangeError) || timeZone === null) throw error;
    return localTime(now, null);
  }
}

/** Both bounds are local times `HH:MM`; where `until` is earlier, the hours go over midnight. */
function isQuiet({ quietFrom, quietUntil }: KidsProfile, { now, timeZone }: Circumstances) {
  if (quietFrom === null || quietUntil === null) return false;
  const time = localTime(now, timeZone);
  return quietFrom < quietUntil
    ? quietFrom <= time && time < quietUntil
    : quietFrom <= time || time < quietUntil;
}

type WithStatus<Status> = KidsProfile & { idVerificationStatus: Status };

function requireWaiting({ idVerificationStatus }: KidsProfile): void {
  if (idVerificationStatus !== 'pending') throw conflict('child_not_waiting');
}

/** Staff found that the child is who its account says; that is believed for a year. */
export function verify(row: KidsProfile, at: Date): WithStatus<'verified'> {
  requireWaiting(row);
  const verifiedUntil = new Date(at);
  verifiedUntil.setUTCFullYear(at.getUTCFullYear() + 1);
  return { ...row, idVerificationStatus: 'verified', verifiedAt: at, verifiedUntil };
}

export function reject(row: KidsProfile): WithStatus<'rejected'> {
  requireWaiting(row);
  return { ...row, idVerificationStatus: 'rejected' };
}

/** A verification lasts a year, so the child has to be verified again. */
export const expire = (row: KidsProfile): WithStatus<'expired'> => ({
  ...row,
  idVerificationStatus: 'expired',
});

/** The consent of a guardian counts for the child; what is left is to verify it. */
export const consentTo = (row: KidsProfile): KidsProfile => ({
  ...row,
  parentConsentGiven: true,
  idVerificationStatus: row.idVerificationStatus === 'verified' ? 'verified' : 'pending',
  stoppedAt: null,
});

/** The consent waits again. A verification stays valid through that; a pending one waits for the new consent. */
export const awaitConsent = (row: KidsProfile): KidsProfile => ({
  ...row,
  parentConsentGiven: false,
  idVerificationStatus: row.idVerificationStatus === 'pending' ? 'none' : row.idVerificationStatus,
});

/** The child has no consent any more, and may do nothing from now on. */
export const stop = (row: KidsProfile, at: Date): KidsProfile => ({
  ...row,
  parentConsentGiven: false,
  idVerificationStatus: 'revoked',
  stoppedAt: at,
});

/** A child that is paused twice is paused since the first time. */
export const pause = (row: KidsProfile, at: Date): KidsProfile => ({
  ...row,
  pausedAt: row.pausedAt ?? at,
});

export const resume = (row: KidsProfile): KidsProfile => ({ ...row, pausedAt: null });

/** Guardians say when the child is to rest; null ends that. */
export const restAt = (
  row: KidsProfile,
  hours: { from: string; until: string } | null,
): KidsProfile => ({
  ...row,
  quietFrom: hours?.from ?? null,
  quietUntil: hours?.until ?? null,
});

/** A child of another age than was verified has to be verified again. */
export const verifyAgain = (
  row: KidsProfile,
  { dateOfBirth }: Pick<KidsProfile, 'dateOfBirth'>,
): KidsProfile => ({
  ...row,
  dateOfBirth,
  idVerificationStatus: 'pending',
  verifiedAt: null,
  verifiedUntil: null,
});
