import { emit } from '@sidework/chassis/events/outbox';
import { childPaused, childResumed } from '@sidework/contracts/identity/events';
import type { Deps } from '../../deps.ts';
import * as Kid from '../../kids/kid.ts';
import { guardianIdsOf } from '../../kids/queries.ts';
import { changeChild } from '../children/lock-child.ts';
import type { Guardian } from '../guardians/who-asks.ts';
import { changeForGuardian } from './change-for-guardian.ts';
import { requireOwnGiven } from './require-own-given.ts';

/** The child can look, and do nothing. */
export const pauseChild = (deps: Deps, by: Guardian, childId: string) =>
  changeForGuardian(deps, by, { childId, action: 'child_paused' }, async (tx, child, at) => {
    const { pausedAt } = child.row;
    await changeChild(tx, child, Kid.pause(child.row, at), at);
    if (pausedAt) return;
    const guardianIds = await guardianIdsOf(tx, childId);
    await emit(tx, childPaused, { childId, guardianId: by.actor.id, guardianIds }, at);
  });

export const resumeChild = (deps: Deps, by: Guardian, childId: string) =>
  changeForGuardian(deps, by, { childId, action: 'child_resumed' }, async (tx, child, at) => {
    await requireOwnGiven(tx, by, childId);
    await changeChild(tx, child, Kid.resume(child.row), at);
    if (!child.row.pausedAt) return;
    const guardianIds = await guardianIdsOf(tx, childId);
    await emit(tx, childResumed, { childId, guardianId: by.actor.id, guardianIds }, at);
  });
