import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { getServiceFor } from '../services/party-queries.ts';
import { collectFee } from './collect-fee.ts';
import * as Fee from './fee.ts';
import { lockDueFee } from './lock-due-fee.ts';

/** The professional who cancelled pays the client out of their balance. */
export function payFee({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor, serviceId: string) {
  return db.transaction(async (tx) => {
    const { service, fee } = await lockDueFee(tx, actor, serviceId);
    Fee.requirePayer(fee, service, actor);
    Fee.requireCollected(await collectFee(tx, service, fee, now()));
    return getServiceFor(tx, actor, serviceId);
  });
}
