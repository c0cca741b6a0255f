import type { ServiceView } from '@sidework/contracts/client-services/services';
import { useSession } from '../../../lib/session.ts';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Timeline } from '../../../ui/figures/timeline.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { momentsOf } from './service-moments.ts';
import type { ToldHistory } from './use-service.ts';

interface Props {
  service: ServiceView;
  told: ToldHistory;
}

export function ServiceTimeline({ service, told: { history, error, retry } }: Props) {
  const viewerId = useSession()?.viewer.id;
  const nameOf = (id: string) => {
    if (id === viewerId) return 'You';
    return [service.client, service.professional].find((each) => each?.id === id)?.fullName;
  };
  return (
    <Card title="Timeline">
      {history ? (
        <Timeline
          label={`Timeline of ${service.title}`}
          moments={momentsOf(service, history).map(({ id, meaning, title, byId, at, reason }) => ({
            id,
            meaning,
            title,
            details: (
              <>
                {byId && <>{nameOf(byId) ?? 'Someone who left'} · </>}
                <DateText moment={at} />
                {reason && <LongText>{reason}</LongText>}
              </>
            ),
          }))}
        />
      ) : error ? (
        <ErrorNotice error={error} onRetry={retry} />
      ) : (
        <ListSkeleton rows={3} label="Loading the timeline" />
      )}
    </Card>
  );
}
