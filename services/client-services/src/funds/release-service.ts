import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { requireActing } from '@sidework/chassis/people/people';
import { releaseRequested } from '@sidework/contracts/client-services/events';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import type { Deps } from '../deps.ts';
import * as Escrow from '../escrow/escrow.ts';
import { payeeOf } from '../escrow/payee.ts';
import { recordHistory } from '../escrow/queries.ts';
import * as Fee from '../fees/fee.ts';
import { lockFeeOf, saveFee } from '../fees/queries.ts';
import { post } from '../ledger/post.ts';
import { settleChange } from '../service-management/settle-change.ts';
import { toServiceFact } from '../services/facts.ts';
import { getServiceFor, lockService, lockServiceFor } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
import { findDueRelease } from './queries.ts';
import { tellReleased } from './tell-released.ts';

type FundsDeps = Pick<Deps, 'db' | 'now' | 'config'>;

export function releaseService({ db, now }: FundsDeps, actor: Actor, serviceId: string) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await releaseHeld(tx, await lockServiceFor(tx, actor, serviceId), actor, now());
    return getServiceFor(tx, actor, serviceId);
  });
}

async function releaseHeld(tx: Tx, before: Service, by: Actor | null, at: Date): Promise<void> {
  const payeeId = await payeeOf(tx, before.professionalId);
  const { service, entries, grossCents, feeCents } = Escrow.release(before, by, { payeeId });
  const cause = `release:${before.id}:${before.version}`;
  const { id: serviceId } = service;
  const ledgerTransactionId = await post(tx, { kind: 'release', cause, serviceId, entries }, at);
  await settleChange(tx, before, service, at);
  await settleFee(tx, service, grossCents);
  await recordHistory(
    tx,
    {
      serviceId,
      ledgerTransactionId,
      amountCents: grossCents,
      paymentType: 'release',
      description: by ? 'Released by the client' : 'Released by itself',
    },
    at,
  );
  const posted = { postingId: ledgerTransactionId, grossCents, feeCents };
  await tellReleased(tx, service, { ...posted, why: 'release' }, at);
}

/** The money that stayed held of a cancelled service was its fee. */
async function settleFee(tx: Tx, { id, status }: Service, grossCents: number): Promise<void> {
  if (status !== 'cancelled') return;
  const fee = await lockFeeOf(tx, id);
  if (fee) await saveFee(tx, fee, Fee.release(fee, grossCents));
}

export function requestRelease({ db, now, config }: FundsDeps, actor: Actor, serviceId: string) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const releasesAt = daysAfter(at, config.INSPECTION_DAYS);
    const service = Escrow.requestRelease(before, actor, at, releasesAt);
    if (service !== before) {
      await settleChange(tx, before, service, at);
      await tellRequested(tx, service, at);
    }
    return getServiceFor(tx, actor, serviceId);
  });
}

async function tellRequested(tx: Tx, service: Service, at: Date): Promise<void> {
  if (!service.releasesAt) return;
  const heldCents = service.escrowedAmountCents;
  const releasesAt = service.releasesAt.toISOString();
  await emit(tx, releaseRequested, { ...toServiceFact(service), heldCents, releasesAt }, at);
}

/** Releases what one service holds whose countdown is over; false where none is. */
async function releaseDue({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const at = now();
  const dueId = await findDueRelease(db, at);
  if (!dueId) return false;
  await db.transaction(async (tx) => {
    const service = await lockService(tx, dueId);
    // Changes were requested, or it was released or disputed, a moment ago.
    if (!service.releasesAt || service.releasesAt > at) return;
    await releaseHeld(tx, service, null, now());
  });
  return true;
}

export const releaseDueJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'release-what-is-due',
  every: 15_000,
  run: releaseDue,
};
