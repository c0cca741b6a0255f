import { firstNameAndInitial, isPlainName } from '@sidework/chassis/people/plain-name';
import { stateIn, townIn } from '@sidework/contracts/identity/profiles/us-states';
import type { Profile } from './table.ts';

type Shown = Pick<
  Profile,
  'fullName' | 'avatarUrl' | 'profession' | 'bio' | 'location' | 'accountType' | 'isSetUp'
>;

/**
 * What other people and other services may know of somebody. Of a child that is the first name, an initial and the state; of
 * whoever has not said how old they are, no more than of a child.
 */
export function publicCardOf(profile: Shown) {
  const { fullName, avatarUrl, profession, bio, location } = profile;
  if (profile.isSetUp && profile.accountType !== 'sidework_kids')
    return { fullName, avatarUrl, profession, bio, location: townIn(location) };
  return {
    fullName: nameToOthers(profile),
    avatarUrl: profile.isSetUp ? avatarUrl : null,
    profession: null,
    bio: null,
    location: location && stateIn(location),
  };
}

/** Anybody can call themselves a number to ring or a school: what is no plain name is told to nobody. */
function nameToOthers({ fullName, accountType }: Shown): string {
  const name = firstNameAndInitial(fullName);
  if (name === '' || isPlainName(name)) return name;
  return accountType === 'sidework_kids' ? 'A child' : 'Somebody';
}
