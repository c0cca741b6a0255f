import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { recordHistory } from '../escrow/queries.ts';
import { getServiceFor } from '../services/party-queries.ts';
import * as Fee from './fee.ts';
import { lockDueFee } from './lock-due-fee.ts';
import { saveFee } from './save-fee.ts';

export function waiveFee({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor, serviceId: string) {
  return db.transaction(async (tx) => {
    const { service, fee } = await lockDueFee(tx, actor, serviceId);
    const at = now();
    await saveFee(tx, service, { before: fee, after: Fee.waive(fee, service, actor) }, at);
    const amountCents = Fee.leftToSettle(fee);
    const description = 'The fee is not asked for';
    await recordHistory(tx, { serviceId, paymentType: 'fee_waived', amountCents, description }, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
