import type { Tx } from '@sidework/chassis/db/db';
import type { ProfileSetup } from '@sidework/contracts/identity/own-profile/own-profile';
import type { Profile } from '../profiles/table.ts';
import { findBusiness, saveBusiness } from './queries.ts';

/** Saves the optional data about a business; the profile's row is locked. */
export async function keepBusiness(
  tx: Tx,
  { id: profileId, updatedAt }: Profile,
  form: ProfileSetup,
) {
  const before = await findBusiness(tx, profileId);
  await saveBusiness(tx, {
    profileId,
    businessName: changed(before?.businessName, form.businessName),
    licenseNumber: changed(before?.licenseNumber, form.licenseNumber),
    licenseType: changed(before?.licenseType, form.licenseType),
    licenseState: changed(before?.licenseState, form.licenseState),
    createdAt: before?.createdAt ?? updatedAt,
    updatedAt,
  });
}

const changed = (before: string | null | undefined, given: string | undefined) =>
  given === undefined ? (before ?? null) : given || null;
