import { conflict } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireUndisputed } from '../../escrow/escrow.ts';
import { leftToFund, requireClient, type Service } from '../../services/service.ts';

/** Says of completed work that nothing was paid for here that it was paid for elsewhere (D-40). */
export function mark(service: Service, by: Actor, now: Date): Service {
  requireClient(service, by);
  requireUndisputed(service);
  if (service.status !== 'completed') throw conflict('service_not_completed');
  if (service.paidOutsideAt) throw conflict('paid_outside_already');
  if (leftToFund(service) === 0 || service.escrowedAmountCents > 0)
    throw conflict('nothing_to_fund');
  return { ...service, paidOutsideAt: now };
}
