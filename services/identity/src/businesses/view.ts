import type { BusinessProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import type { BusinessProfile as BusinessRow } from './table.ts';

export function toBusinessProfile(row: BusinessRow): BusinessProfile {
  const { businessName, licenseNumber, licenseType, licenseState } = row;
  return { businessName, licenseNumber, licenseType, licenseState };
}
