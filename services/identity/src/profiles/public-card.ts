import { firstNameAndInitial, isPlainName } from '@sidework/chassis/people/plain-name';
import { stateIn, townOrZipIn } from '@sidework/contracts/identity/profiles/us-states';
import type { Profile } from './table.ts';

type Shown = Pick<
  Profile,
  'fullName' | 'avatarUrl' | 'profession' | 'bio' | 'location' | 'accountType' | 'isSetUp'
>;

/**
 * Gives what other people and services may know of a person. For a child it is the first name, an initial and the
 * state; a person of unknown age is shown like a child.
 */
export function publicCardOf(profile: Shown) {
  const { fullName, avatarUrl, profession, bio, location } = profile;
  if (profile.isSetUp && profile.accountType !== 'sidework_kids')
    return { fullName, avatarUrl, profession, bio, location: location && townOrZipIn(location) };
  return {
    fullName: nameToOthers(profile),
    avatarUrl: profile.isSetUp ? avatarUrl : null,
    profession: null,
    bio: null,
    location: location && stateIn(location),
  };
}

/** A name that is no plain name is not shown, since it could be a phone number or a school. */
function nameToOthers({ fullName, accountType }: Shown): string {
  const name = firstNameAndInitial(fullName);
  if (name === '' || isPlainName(name)) return name;
  return accountType === 'sidework_kids' ? 'A child' : 'Someone';
}
