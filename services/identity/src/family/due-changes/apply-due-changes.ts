import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import * as Kid from '../../kids/kid.ts';
import { changeVerification } from '../children/change-verification.ts';
import { type Child, changeChild, lockChild } from '../children/lock-child.ts';
import { forgetOldRequests } from '../consent-requests/queries.ts';
import { sendSecondConfirmations } from '../consent-requests/send-second-confirmations.ts';
import { continueOnError } from './continue-on-error.ts';
import { growUp } from './grow-up.ts';
import { claimChild, grownUpIds, outdatedIds, staleBandIds, staleRightsIds } from './queries.ts';

type Handle = (tx: Tx, child: Child, at: Date) => Promise<void>;

/**
 * Applies changes that are due because time has passed. Each child is handled in its own transaction and checked again
 * once it is locked, so that several instances and simultaneous decisions do not disturb each other. A failure of one
 * child or of one kind of change does not stop the others.
 */
export async function applyDueChanges(deps: Deps): Promise<void> {
  const steps: (() => Promise<void>)[] = [
    () => forEach(deps, grownUpIds, (tx, child, at) => growUp(deps, tx, child, at)),
    () => forEach(deps, outdatedIds, (tx, child, at) => expire(deps, tx, child, at)),
    () => forEach(deps, staleRightsIds, (tx, child, at) => changeChild(tx, child, child.row, at)),
    () => forEach(deps, staleBandIds, (tx, child, at) => changeChild(tx, child, child.row, at)),
    () => forgetOldRequests(deps),
    () => sendSecondConfirmations(deps),
  ];
  for (const step of steps) await continueOnError(deps, step);
}

const expire = (deps: Deps, tx: Tx, child: Child, at: Date) =>
  changeVerification(deps, tx, child, Kid.expire(child.row), { at });

async function forEach(
  deps: Deps,
  due: (db: Db, now: Date, childId?: string) => Promise<string[]>,
  handle: Handle,
) {
  const { db, now } = deps;
  for (const childId of await due(db, now()))
    await continueOnError(
      deps,
      () =>
        db.transaction(async (tx) => {
          if (!(await claimChild(tx, childId))) return;
          const at = now();
          if ((await due(tx, at, childId)).length === 0) return;
          await handle(tx, await lockChild(tx, childId), at);
        }),
      childId,
    );
}
