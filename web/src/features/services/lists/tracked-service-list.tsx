import type { ServiceView } from '@sidework/contracts/client-services/services';
import { texts } from '@sidework/contracts/texts';
import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServiceGroups } from './service-groups.tsx';
import { asProfessional } from './service-sides.tsx';
import { StageChoice } from './stage-choice.tsx';
import { useTrackedServices } from './use-tracked-services.ts';

interface Props {
  reviewOf: (service: ServiceView) => ReactNode;
}

export function TrackedServiceList({ reviewOf }: Props) {
  const list = useTrackedServices();
  const { items, error } = list;
  if (error && !items) {
    const text = `${texts.services.loadFailed}${messageOf(error)}`;
    return <ErrorNotice error={error} text={text} onRetry={() => list.mutate()} />;
  }
  if (!items) return <ListSkeleton rows={3} label="Loading your services" />;
  if (items.length === 0) return <NoServices />;
  return (
    <>
      <ServiceGroups services={items} side="professional" hasMore={list.hasMore}>
        {(service, isOpenAtFirst) => (
          <ServiceCard
            {...asProfessional(service, list, {
              stage: (
                <StageChoice service={service} moveTo={(...to) => list.moveTo(service, ...to)} />
              ),
              review: reviewOf(service),
            })}
            isOpenAtFirst={isOpenAtFirst}
          />
        )}
      </ServiceGroups>
      <LoadMore list={list} label="Load more services" />
    </>
  );
}

function NoServices() {
  return (
    <EmptyState
      scene="street"
      title="No services yet"
      text="When a client hires you, the work appears here with its stages. It starts with a proposal."
    >
      <LinkButton to={paths.jobs}>Browse Jobs</LinkButton>
    </EmptyState>
  );
}
