import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import * as Fee from '../cancellation-fees/fee.ts';
import { lockFeeOf } from '../cancellation-fees/queries.ts';
import { saveFee } from '../cancellation-fees/save-fee.ts';
import { bookMovement } from '../escrow/book-movement.ts';
import { payeeOf } from '../escrow/payee.ts';
import { tellReleased } from '../escrow/tell-released.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { releaseMilestones } from '../milestones/move-milestones.ts';
import { settleChange } from '../service-management/settle-change.ts';
import type { Service } from '../services/service.ts';
import * as Release from './release.ts';

/** Gives the held money to the professional: its client releases it, or time does where `by` is null. */
export async function releaseHeld(
  tx: Tx,
  before: Service,
  by: Actor | null,
  at: Date,
): Promise<void> {
  const description = by ? 'Released by the client' : 'Released automatically';
  await releasePart(tx, before, by, { grossCents: before.escrowedAmountCents, description }, at);
  await releaseMilestones(tx, before, at);
}

/** Gives so much of it to the professional, with the invoice and the news of it. */
export async function releasePart(
  tx: Tx,
  before: Service,
  by: Actor | null,
  { grossCents, description }: { grossCents: number; description: string },
  at: Date,
): Promise<Service> {
  const payeeId = await payeeOf(tx, before.professionalId);
  const { service, entries, feeCents } = Release.release(before, by, { payeeId }, grossCents);
  const cause = `release:${before.id}:${before.version}`;
  const { id: serviceId } = service;
  const postingId = await bookMovement(
    tx,
    { kind: 'release', cause, serviceId, entries },
    [{ paymentType: 'release', amountCents: grossCents, description }],
    at,
  );
  await settleChange(tx, before, service, at);
  await settleFee(tx, service, grossCents, at);
  const posted = { postingId, grossCents, feeCents };
  await tellReleased(tx, service, { ...posted, why: 'release' }, at);
  // The money that stayed held of cancelled work was its fee.
  const why = service.status === 'cancelled' ? 'cancellation' : 'release';
  await issueInvoice(tx, service, { ...posted, why }, at);
  return service;
}

/** The money that stayed held of a cancelled service was its fee. */
async function settleFee(tx: Tx, service: Service, grossCents: number, at: Date): Promise<void> {
  if (service.status !== 'cancelled') return;
  const fee = await lockFeeOf(tx, service.id);
  if (fee) await saveFee(tx, service, { before: fee, after: Fee.release(fee, grossCents) }, at);
}
