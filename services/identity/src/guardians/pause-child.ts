import type { Deps } from '../deps.ts';
import { changeChild } from '../kids/lock-child.ts';
import { changeForGuardian } from './change-for-guardian.ts';
import { requireOwnGiven } from './require-own-given.ts';
import type { Guardian } from './who-asks.ts';

/** The child can look, and do nothing. Paused again, it is since the first time. */
export const pauseChild = (deps: Deps, by: Guardian, childId: string) =>
  changeForGuardian(deps, by, { childId, action: 'child_paused' }, (tx, child, at) =>
    changeChild(tx, child, { pausedAt: child.row.pausedAt ?? at }, at),
  );

export const resumeChild = (deps: Deps, by: Guardian, childId: string) =>
  changeForGuardian(deps, by, { childId, action: 'child_resumed' }, async (tx, child, at) => {
    await requireOwnGiven(tx, by, childId);
    await changeChild(tx, child, { pausedAt: null }, at);
  });
