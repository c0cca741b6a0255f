import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import type { Deps } from '../deps.ts';
import { isLiving, lockProfile, rolesForUser } from './queries.ts';
import { tellProfileChanged } from './tell-profile-changed.ts';

/** A migration asks for this where a service has to learn what it did not keep before. */
export const tellingAnew = 'tell-profile-anew';

/** Tells every service of a person as that person is now; a deleted account is skipped. */
export function tellProfileAnew(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  task: TakenTask,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { userId } = task;
    if (!(await finishPersonTask(tx, task)) || !(await isLiving(tx, userId))) return;
    const profile = await lockProfile(tx, userId);
    await tellProfileChanged(tx, profile, await rolesForUser(tx, userId), now());
  });
}
