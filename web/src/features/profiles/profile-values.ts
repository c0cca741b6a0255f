import type { KidsProfile } from '@sidework/contracts/identity/kids/kids';
import type {
  OwnProfile,
  ProfileSetup,
} from '@sidework/contracts/identity/own-profile/own-profile';
import type { AccountType } from '@sidework/contracts/identity/profiles/account-types';
import type { Viewer } from '../../lib/session.ts';
import { viewersZone } from '../../lib/zones.ts';

/** The fields of the form, in its order. */
export interface ProfileValues {
  accountType: AccountType;
  fullName: string;
  location: string;
  dateOfBirth: string;
  parentName: string;
  parentEmail: string;
  parentPhone: string;
  profession: string;
  businessName: string;
  licenseNumber: string;
  licenseType: string;
  licenseState: string;
  bio: string;
}

/** Before the first set-up the account type follows from what the person said at sign-up. */
export function valuesOf(profile: OwnProfile, { fullName, userType }: Viewer): ProfileValues {
  const fromSignUp = userType === 'client' ? 'client' : 'gig_worker';
  const { business } = profile;
  const isKnown = profile.isSetUp || profile.accountType === 'sidework_kids';
  return {
    accountType: isKnown ? profile.accountType : fromSignUp,
    fullName: profile.fullName || fullName,
    location: profile.location ?? '',
    dateOfBirth: profile.dateOfBirth ?? '',
    // Stored values of the parent arrive masked, so these stay empty unless they are replaced.
    parentName: profile.kids?.parentName ?? '',
    parentEmail: '',
    parentPhone: '',
    profession: profile.profession ?? '',
    businessName: business?.businessName ?? '',
    licenseNumber: business?.licenseNumber ?? '',
    licenseType: business?.licenseType ?? '',
    licenseState: business?.licenseState ?? '',
    bio: profile.bio ?? '',
  };
}

/** From then on the child cannot name another parent. */
export const parentHasAnswered = (kids: KidsProfile | null) =>
  kids !== null && (kids.parentConsentGiven || kids.guardians.length > 0);

/**
 * The form keeps the fields of another account type, in case the person goes back to it, and does
 * not send them.
 */
export function setupOf(values: ProfileValues, hasAnsweringParent = false): ProfileSetup {
  const { accountType, fullName, location, dateOfBirth } = values;
  const common = {
    accountType,
    fullName,
    location,
    ...(dateOfBirth && { dateOfBirth }),
    timeZone: viewersZone(),
  };
  if (accountType === 'sidework_kids')
    return hasAnsweringParent ? common : { ...common, ...parentOf(values) };
  const { profession, bio } = values;
  const ofAdults = { ...common, profession, bio };
  return accountType === 'business_professional'
    ? { ...ofAdults, ...businessOf(values) }
    : ofAdults;
}

function parentOf({ parentName, parentEmail, parentPhone }: ProfileValues) {
  return {
    parentName,
    ...(parentEmail.trim() && { parentEmail: parentEmail.trim() }),
    ...(parentPhone.trim() && { parentPhone }),
  };
}

const businessOf = ({ businessName, licenseNumber, licenseType, licenseState }: ProfileValues) => ({
  businessName,
  licenseNumber,
  licenseType,
  licenseState,
});
