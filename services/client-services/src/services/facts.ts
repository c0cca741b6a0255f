import type { Service } from './service.ts';

/** A service as its events carry it. */
export function toServiceFact(service: Service) {
  return {
    serviceId: service.id,
    professionalId: service.professionalId,
    clientId: service.clientId,
    title: service.title,
    totalAmountCents: service.totalAmountCents,
    ...(service.agreement === 'proposed' && { isProposed: true as const }),
  };
}
