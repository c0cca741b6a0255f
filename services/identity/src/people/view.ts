import type { PickedPerson, PublicProfile } from '@sidework/contracts/identity/people/people';
import { maskedEmail } from '@sidework/contracts/kernel/masked-contact';
import * as Profile from '../profiles/profile.ts';
import { publicCardOf } from '../profiles/public-card.ts';
import type { Profile as ProfileRow } from '../profiles/table.ts';
import type { Found } from './queries.ts';

export const toPublicProfile = (profile: ProfileRow): PublicProfile => ({
  id: profile.id,
  ...publicCardOf(profile),
  accountType: profile.accountType,
  ...Profile.standing(profile),
});

/** A child's address is not shown, not even masked. */
export function toPickedPerson({ profile, email, emailConfirmedAt }: Found): PickedPerson {
  const { fullName, avatarUrl } = publicCardOf(profile);
  const isShown = profile.accountType !== 'sidework_kids' && emailConfirmedAt !== null;
  return {
    id: profile.id,
    fullName,
    avatarUrl,
    email: isShown && email ? maskedEmail(email) : null,
  };
}
