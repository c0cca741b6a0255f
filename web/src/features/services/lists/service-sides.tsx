import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { ReactNode } from 'react';
import type { ServiceParts } from '../parts/service-parts.tsx';
import type { ShownServices } from '../parts/use-service.ts';
import { RequestChanges } from '../reasons/request-changes.tsx';
import type { receivedActs } from './use-received-services.ts';
import type { useTrackedActs } from './use-tracked-services.ts';

export function asProfessional(
  service: ServiceView,
  shown: Pick<ShownServices, 'change'> & ReturnType<typeof useTrackedActs>,
  { stage, review }: Pick<ServiceParts, 'stage' | 'review'>,
): ServiceParts {
  const change: ServiceParts['change'] = (decide) => shown.change(service, {}, decide);
  return {
    service,
    side: 'professional',
    about: 'Client',
    change,
    review,
    saveDay: (day) => shown.estimate(service, day),
    stage: service.status === 'in_progress' && stage,
  };
}

export function asClient(
  service: ServiceView,
  shown: Pick<ShownServices, 'change'> & ReturnType<typeof receivedActs>,
  { nameOf, review }: { nameOf: (person: PersonCard) => ReactNode; review: ReactNode },
): ServiceParts {
  const change: ServiceParts['change'] = (decide) => shown.change(service, {}, decide);
  return {
    service,
    side: 'client',
    change,
    nameOf,
    review,
    about: service.professional?.profession ?? null,
    saveDay: (day) => shown.setDay(service, day),
    actions: service.changesUntil && (
      <RequestChanges
        service={service}
        until={service.changesUntil}
        requestChanges={(reason) => shown.reopen(service, reason)}
      />
    ),
  };
}
