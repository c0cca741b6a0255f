import type { Actor } from '@sidework/chassis/http/actor';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { beginPayment } from '../payments/charges/begin-payment.ts';
import * as Payment from '../payments/charges/payment.ts';
import { requirePayee, requirePayingAdult } from '../payments/charges/require-paying-adult.ts';
import { hasChild } from '../services/has-child.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import * as Tip from './tip.ts';

/** Begins to pay a tip; it is the professional's once the provider tells that it arrived. */
export function giveTip(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  { amountCents }: { amountCents: number },
) {
  return db.transaction(async (tx) => {
    await requirePayingAdult(tx, actor);
    const service = await lockServiceFor(tx, actor, serviceId);
    Tip.requireMayTip(service, await hasChild(tx, service), actor);
    await requirePayee(tx, service.professionalId);
    const at = now();
    return beginPayment(tx, Payment.forTip(uuidv7(), service, amountCents, actor, at), at);
  });
}
