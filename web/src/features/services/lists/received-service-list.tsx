import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import { texts } from '@sidework/contracts/texts';
import { type ReactNode, useEffect } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServiceGroups } from './service-groups.tsx';
import { asClient } from './service-sides.tsx';
import { useReceivedServices } from './use-received-services.ts';

interface Props {
  /** A job filled a moment ago, whose service may still be on its way. */
  awaitedJobId: string | undefined;
  /** The name of a professional, with the way to their profile. */
  nameOf: (person: PersonCard) => ReactNode;
  reviewOf: (service: ServiceView) => ReactNode;
}

export function ReceivedServiceList({ awaitedJobId, nameOf, reviewOf }: Props) {
  const list = useReceivedServices(awaitedJobId);
  const { items, error } = list;
  const failure = items ? undefined : error;
  useEffect(() => {
    if (failure) toastFailure(texts.toastTitles.error, failedText(failure));
  }, [failure]);

  if (failure)
    return <ErrorNotice error={failure} text={failedText(failure)} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={3} label="Loading your services" />;
  if (items.length === 0 && !list.isAwaited) return <NoServices />;
  return (
    <>
      {list.isAwaited && (
        <div role="status">
          <Notice meaning="open">
            The work you hired for is being set up. It appears here in a moment.
          </Notice>
        </div>
      )}
      <ServiceGroups services={items} side="client" hasMore={list.hasMore}>
        {(service, isOpenAtFirst) => (
          <ServiceCard
            {...asClient(service, list, { nameOf, review: reviewOf(service) })}
            isOpenAtFirst={isOpenAtFirst}
          />
        )}
      </ServiceGroups>
      <LoadMore list={list} label="Load more services" />
    </>
  );
}

const failedText = (error: unknown) => `${texts.services.loadFailed}${messageOf(error)}`;

function NoServices() {
  return (
    <EmptyState
      scene="street"
      title={texts.services.noneReceived}
      text="The work you hire people for appears here, with its progress. Post a job and choose from the proposals."
    >
      <LinkButton to={paths.postJob}>Post a Job</LinkButton>
      <LinkButton to={paths.jobs} variant="default">
        Browse Jobs
      </LinkButton>
    </EmptyState>
  );
}
