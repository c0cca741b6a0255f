import { conflict, forbidden, stale } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { LicenseForm } from '@sidework/contracts/business-tools/licenses';
import type { licenses } from './table.ts';

export type License = typeof licenses.$inferSelect;

export const unchecked = {
  check: 'none',
  paperId: null,
  askedAt: null,
  checkedAt: null,
  refusal: null,
  holderName: null,
} as const satisfies Partial<License>;

const said = [
  'kind',
  'licenseName',
  'licenseNumber',
  'licenseType',
  'issuingState',
  'issueDate',
  'expiryDate',
] as const satisfies (keyof LicenseForm)[];

/** Staff verified what the license said then, so that any other word of it has to be checked again. */
export const checkedAgain = (before: License, after: License): License =>
  said.some((name) => before[name] !== after[name]) ? { ...after, ...unchecked } : after;

/** Its owner shows a paper; another paper may take its place, and keeps the place in the queue. */
export function ask(
  license: License,
  paperId: string,
  { now, today }: { now: Date; today: string },
): License {
  if (license.check === 'verified') throw conflict('license_is_verified');
  if (license.kind === 'license' && license.issuingState === null)
    throw conflict('license_state_needed');
  if (license.expiryDate !== null && license.expiryDate < today) throw conflict('license_expired');
  const askedAt = license.check === 'waiting' ? license.askedAt : now;
  return {
    ...license,
    ...unchecked,
    check: 'waiting',
    paperId,
    askedAt,
    version: license.version + 1,
  };
}

interface Decision {
  by: Actor;
  now: Date;
  /** The version that was read. */
  version: number;
}

/** `ownerName` is the name of the account at this moment, which the paper was compared with. */
export function verify(license: License, decision: Decision, ownerName: string | null): License {
  requireDecidable(license, decision);
  if (license.check !== 'waiting') throw notWaiting();
  const holderName = license.kind === 'identity' ? ownerName : null;
  return { ...decided(license, decision), check: 'verified', refusal: null, holderName };
}

/** One that was verified by mistake is taken back in the same way. */
export function refuse(license: License, reason: string, decision: Decision): License {
  requireDecidable(license, decision);
  return { ...decided(license, decision), check: 'refused', refusal: reason };
}

export function requireReadable(license: License, by: Actor): void {
  if (license.professionalId === by.id) throw forbidden('own_license');
  if (license.check !== 'waiting' && license.check !== 'verified') throw notWaiting();
}

const notWaiting = () => conflict('license_not_waiting');

/** Another version, so that a decision on what was decided already is refused. */
const decided = (license: License, { now }: Decision): License => ({
  ...license,
  checkedAt: now,
  version: license.version + 1,
});

function requireDecidable(license: License, { by, version }: Decision): void {
  requireReadable(license, by);
  if (license.version !== version) throw stale('license_changed');
}
