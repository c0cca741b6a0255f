import type { Db, Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { profileChanged } from '@sidework/contracts/identity/events';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import { isUserBanned } from '../bans/rules/queries.ts';
import { hindranceOf } from '../kids/kid.ts';
import { findKid, setTold } from '../kids/queries.ts';
import * as Profile from './profile.ts';
import { bandOf } from './profile-birth.ts';
import { publicCardOf } from './public-card.ts';
import { getKnown, isLiving } from './queries.ts';
import type { Profile as ProfileRow } from './table.ts';

/** Every service learns of a person from this; e-mail, phone and birth date stay here, and of a child nearly everything. */
export async function tellProfileChanged(tx: Tx, profile: ProfileRow, roles: Role[], at: Date) {
  const { id, userType, accountType, isSetUp, timeZone } = profile;
  const rights = await rightsOf(tx, profile, at);
  const ageBand = bandOf(profile, at);
  if (accountType === 'sidework_kids')
    await setTold(tx, id, { toldMayAct: rights.mayAct, toldAgeBand: ageBand });
  await emit(
    tx,
    profileChanged,
    {
      id,
      ...publicCardOf(profile),
      userType,
      accountType,
      isSetUp,
      roles,
      ...Profile.standing(profile),
      ...rights,
      ageBand,
      isBanned: await isUserBanned(tx, id, at),
      ...(accountType !== 'sidework_kids' && { timeZone }),
    },
    at,
  );
}

/** Gives a person's rights and guardians at this moment; a banned or deleted person may do nothing. */
export async function rightsOf(db: Db, profile: ProfileRow, at: Date) {
  const rights = await ownRightsOf(db, profile, at);
  const isStopped = (await isUserBanned(db, profile.id, at)) || !(await isLiving(db, profile.id));
  return isStopped ? { ...rights, mayAct: false } : rights;
}

async function ownRightsOf(db: Db, profile: ProfileRow, at: Date) {
  const known = await getKnown(db, profile.id);
  if (profile.accountType !== 'sidework_kids')
    return { mayAct: Profile.adultMayAct(profile, known), guardianIds: [] };
  const kid = await findKid(db, profile.id);
  if (!kid) return { mayAct: false, guardianIds: [], permits: [] };
  const { timeZone } = profile;
  const circumstances = { now: at, timeZone, isReachable: Profile.isReachable(known) };
  return {
    mayAct: profile.isSetUp && hindranceOf(kid.row, circumstances) === null,
    guardianIds: kid.guardianIds,
    permits: kid.permits,
  };
}
