import { emit } from '@sidework/chassis/events/outbox';
import { childPaused, childResumed } from '@sidework/contracts/identity/events';
import type { Deps } from '../../deps.ts';
import { guardianIdsOf } from '../../kids/queries.ts';
import { changeChild } from '../children/lock-child.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { changeForGuardian } from './change-for-guardian.ts';
import { requireOwnGiven } from './require-own-given.ts';

/** The child can look, and do nothing. Paused again, it is since the first time. */
export const pauseChild = (deps: Deps, by: Guardian, childId: string) =>
  changeForGuardian(deps, by, { childId, action: 'child_paused' }, async (tx, child, at) => {
    const { pausedAt } = child.row;
    await changeChild(tx, child, { pausedAt: pausedAt ?? at }, at);
    if (pausedAt) return;
    const guardianIds = await guardianIdsOf(tx, childId);
    await emit(tx, childPaused, { childId, guardianId: by.actor.id, guardianIds }, at);
  });

export const resumeChild = (deps: Deps, by: Guardian, childId: string) =>
  changeForGuardian(deps, by, { childId, action: 'child_resumed' }, async (tx, child, at) => {
    await requireOwnGiven(tx, by, childId);
    await changeChild(tx, child, { pausedAt: null }, at);
    if (!child.row.pausedAt) return;
    const guardianIds = await guardianIdsOf(tx, childId);
    await emit(tx, childResumed, { childId, guardianId: by.actor.id, guardianIds }, at);
  });
