import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { lockUser } from '../../accounts/queries.ts';
import { addAuditEntry, scheduler } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { isToBeLifted } from '../rules/ban.ts';
import { bansThatEnded } from '../rules/queries.ts';
import { changeBan } from './change-ban.ts';

type Needed = Pick<Deps, 'db' | 'now'>;

/** A ban ends by itself when its time is over; this job lifts it and tells every service. */
export async function liftEndedBans(deps: Needed): Promise<void> {
  for (const userId of await bansThatEnded(deps.db, deps.now())) await liftEnded(deps, userId);
}

function liftEnded({ db, now }: Needed, userId: string) {
  return db.transaction(async (tx) => {
    const at = now();
    const user = await lockUser(tx, userId);
    // Another instance lifted the ban, or an administrator renewed it.
    if (!user || !isToBeLifted(user, at)) return;
    await changeBan(tx, user, null, at);
    await addAuditEntry({ now }, tx, scheduler, { action: 'ban_ended', targetId: userId });
  });
}

export const liftEndedBansJob: BackgroundJob<Needed> = {
  name: 'lift-ended-bans',
  every: 15_000,
  run: liftEndedBans,
};
