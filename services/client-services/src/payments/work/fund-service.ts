import type { Actor } from '@sidework/chassis/http/actor';
import type { Funding } from '@sidework/contracts/client-services/escrow';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import * as Escrow from '../../escrow/escrow.ts';
import { agreedBy } from '../../services/agreement.ts';
import { lockServiceFor } from '../../services/party-queries.ts';
import { recordChange } from '../../services/record-change.ts';
import * as Payment from '../charges/payment.ts';
import { insertPayment, lockOpenFor, savePayment } from '../charges/queries.ts';
import { requirePayingAdult } from '../charges/require-paying-adult.ts';

/** Begins to pay in; the money is held once the provider tells that it arrived. */
export function fundService(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  { amountCents }: z.infer<typeof Funding>,
) {
  return db.transaction(async (tx) => {
    await requirePayingAdult(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    Escrow.requireFundable(before, amountCents, actor);
    await recordChange(tx, before, agreedBy(before, actor, at), at);
    for (const open of await lockOpenFor(tx, serviceId))
      await savePayment(tx, open, Payment.supersede(open, at));
    const paymentId = uuidv7();
    await insertPayment(tx, Payment.forService(paymentId, before, amountCents, actor, at));
    return { paymentId };
  });
}
