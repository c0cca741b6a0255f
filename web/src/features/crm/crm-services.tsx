import type { ServiceView } from '@sidework/contracts/client-services/services';
import { crmTexts } from '@sidework/contracts/client-services/words';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { Amount } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { CardList } from '../../ui/card-list.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';
import { useCrmServices } from './use-crm.ts';

const states = {
  in_progress: { label: 'In Progress', meaning: 'waiting' },
  completed: { label: 'Completed', meaning: 'open' },
  cancelled: { label: 'Cancelled', meaning: 'over' },
} as const;

export function CrmServices() {
  const list = useCrmServices();
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={3} label="Loading your services" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="street"
        title="No services yet"
        text="What you do for clients stands here: work you were hired for, and services that you enter with New Service."
      />
    );
  return (
    <>
      <CardList label="Services" items={items}>
        {(service) => <CrmService service={service} complete={() => list.complete(service)} />}
      </CardList>
      <LoadMore list={list} label="Load more services" />
    </>
  );
}

interface Props {
  service: ServiceView;
  complete: () => Promise<unknown>;
}

function CrmService({ service, complete }: Props) {
  const { label, meaning } = states[service.status];
  return (
    <Card title={service.title}>
      <Stack gap="sm">
        <Row>
          <span>{service.client?.fullName ?? 'Unknown'}</span>
          {service.agreement === 'proposed' && <Chip meaning="waiting">Awaiting client</Chip>}
          <Chip meaning={meaning}>{label}</Chip>
        </Row>
        {service.description && <LongText>{service.description}</LongText>}
        <Row justify="between">
          <Row>
            <Amount cents={service.amountCents} />
            <span>
              Started <DateText moment={service.startedAt} />
            </span>
          </Row>
          <Row>
            <LinkButton
              to={paths.serviceTracker}
              variant="subtle"
              aria-label={`Track ${service.title}`}
            >
              Track
            </LinkButton>
            {service.status === 'in_progress' && (
              <MarkComplete service={service} complete={complete} />
            )}
          </Row>
        </Row>
      </Stack>
    </Card>
  );
}

/** Asks once more: the work ends with it. */
function MarkComplete({ service, complete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setAsking(false);
    setBusy(true);
    try {
      await complete();
      toastSuccess(crmTexts.updated);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      <PlainButton
        variant="default"
        isBusy={isBusy}
        aria-label={`Mark Complete: ${service.title}`}
        onClick={() => setAsking(true)}
      >
        Mark Complete
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Complete “${service.title}”?`}
        confirmLabel="Complete service"
        cancelLabel="Keep working"
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        The work ends at 100%. It goes on only where your client requests changes.
      </ConfirmDialog>
    </>
  );
}
