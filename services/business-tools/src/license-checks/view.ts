import type { WaitingLicense } from '@sidework/contracts/business-tools/license-checks';
import type { License } from '../licenses/license.ts';

/** The column is empty where its owner did not ask, and the queue leaves such licenses out. */
export const askedOf = ({ askedAt, updatedAt }: License): string =>
  (askedAt ?? updatedAt).toISOString();

export const toWaitingLicense = (license: License, fullName: string): WaitingLicense => ({
  id: license.id,
  owner: { id: license.professionalId, fullName },
  licenseName: license.licenseName,
  licenseNumber: license.licenseNumber,
  licenseType: license.licenseType,
  issuingState: license.issuingState,
  issueDate: license.issueDate,
  expiryDate: license.expiryDate,
  askedAt: askedOf(license),
  version: license.version,
});
