import type { setQuietHours as api } from '@sidework/contracts/identity/family/guardians';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { restAt } from '../../kids/kid.ts';
import { saveProfile } from '../../profiles/queries.ts';
import { changeChild } from '../children/lock-child.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { changeForGuardian } from './change-for-guardian.ts';
import { requireOwnGiven } from './require-own-given.ts';

type Form = z.infer<(typeof api)['schema']['body']>;

export function setQuietHours(
  deps: Deps,
  by: Guardian,
  childId: string,
  { quietHours, timeZone }: Form,
) {
  const details = { quiet_hours: quietHours, ...(timeZone && { time_zone: timeZone }) };
  const change = { childId, action: 'child_quiet_hours_set', details };
  return changeForGuardian(deps, by, change, async (tx, child, at) => {
    await requireOwnGiven(tx, by, childId);
    const profile = { ...child.profile, timeZone: timeZone ?? child.profile.timeZone };
    if (timeZone) await saveProfile(tx, { ...profile, updatedAt: at });
    await changeChild(tx, { ...child, profile }, restAt(child.row, quietHours), at);
  });
}
