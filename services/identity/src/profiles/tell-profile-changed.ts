import type { Tx } from '@sidework/chassis/db';
import { emit } from '@sidework/chassis/outbox';
import type { Role } from '@sidework/contracts/identity/accounts';
import { profileChanged } from '@sidework/contracts/identity/events';
import * as Profile from './profile.ts';
import { getKnown } from './queries.ts';
import type { Profile as ProfileRow } from './table.ts';

/** Every service learns of a person from this; e-mail and phone stay here. */
export async function tellProfileChanged(tx: Tx, profile: ProfileRow, roles: Role[], at: Date) {
  const { id, fullName, avatarUrl, profession, location, userType, accountType } = profile;
  await emit(
    tx,
    profileChanged,
    {
      id,
      fullName,
      avatarUrl,
      profession,
      location,
      userType,
      accountType,
      roles,
      ...Profile.standing(profile),
      mayAct: Profile.mayAct(profile, await getKnown(tx, id)),
      guardianIds: [],
    },
    at,
  );
}
