import { forbidden } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import type { Funding } from '@sidework/contracts/client-services/escrow';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import * as Escrow from '../escrow/escrow.ts';
import { payments } from '../payments/table.ts';
import { agreedBy } from '../services/agreement.ts';
import { lockServiceFor } from '../services/queries.ts';
import { recordChange } from '../services/record-change.ts';

/** So many days a client has for the card. */
const daysToPay = 1;

/** Begins to pay in; the money is held once the provider tells that it arrived. */
export function fundService(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  { amountCents }: z.infer<typeof Funding>,
) {
  return db.transaction(async (tx) => {
    if (isKid(await requireActing(tx, actor))) throw forbidden('kids_never_pay');
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    Escrow.requireFundable(before, amountCents, actor);
    await recordChange(tx, before, agreedBy(before, actor, at), at);
    const paymentId = uuidv7();
    await tx.insert(payments).values({
      id: paymentId,
      purpose: 'service',
      serviceId,
      payerId: actor.id,
      amountCents,
      description: before.title,
      returnTo: webAddresses.myServices,
      status: 'waiting',
      requestedAt: at,
      expiresAt: daysAfter(at, daysToPay),
    });
    return { paymentId };
  });
}
