import type {
  VerifiedLicense,
  WaitingLicense,
} from '@sidework/contracts/business-tools/license-checks';
import type { License } from '../licenses/license.ts';

/** The column is empty where its owner did not ask, and the queue leaves such licenses out. */
export const askedOf = ({ askedAt, updatedAt }: License): string =>
  (askedAt ?? updatedAt).toISOString();

/** A license that counts as verified has this moment, which is empty only before the first decision. */
export const verifiedOf = ({ checkedAt, updatedAt }: License): string =>
  (checkedAt ?? updatedAt).toISOString();

export const toWaitingLicense = (license: License, fullName: string): WaitingLicense => ({
  ...entered(license, fullName),
  askedAt: askedOf(license),
});

export const toVerifiedLicense = (license: License, fullName: string): VerifiedLicense => ({
  ...entered(license, fullName),
  verifiedAt: verifiedOf(license),
});

const entered = (license: License, fullName: string) => ({
  id: license.id,
  owner: { id: license.professionalId, fullName },
  kind: license.kind,
  licenseName: license.licenseName,
  licenseNumber: license.licenseNumber,
  licenseType: license.licenseType,
  issuingState: license.issuingState,
  issueDate: license.issueDate,
  expiryDate: license.expiryDate,
  version: license.version,
});
