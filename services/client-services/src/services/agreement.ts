import { conflict } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { percentageOf } from '@sidework/contracts/client-services/stages';
import { requireClient, type Service } from './service.ts';

/** Any act of the client on a proposed service agrees to it (D-36). */
export function agreedBy(service: Service, by: Pick<Actor, 'id'>, now: Date): Service {
  if (service.agreement !== 'proposed' || service.clientId !== by.id) return service;
  return { ...service, agreement: 'accepted', agreedAt: now };
}

/** The client's word that the service is theirs; once given it stays. */
export function accept(service: Service, by: Actor, now: Date): Service {
  requireClient(service, by);
  if (service.agreement === 'declined') throw conflict('service_declined');
  return agreedBy(service, by, now);
}

/** Work that was never agreed on ends at any stage. */
export function decline(service: Service, by: Actor): Service {
  requireClient(service, by);
  if (service.agreement === 'declined') return service;
  if (service.agreement === 'accepted') throw conflict('service_agreed');
  const progressStage =
    service.progressStage === 'completed' ? 'near_completion' : service.progressStage;
  return {
    ...service,
    agreement: 'declined',
    status: 'cancelled',
    paymentStatus: 'cancelled',
    progressStage,
    progressPercentage: percentageOf(progressStage),
    completedAt: null,
  };
}
