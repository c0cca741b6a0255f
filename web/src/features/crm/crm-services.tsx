import type { ServiceView } from '@sidework/contracts/client-services/services';
import { crmTexts } from '@sidework/contracts/client-services/words';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { useCrmServices } from './use-crm.ts';

const states = {
  in_progress: { label: 'In Progress', meaning: 'open' },
  completed: { label: 'Completed', meaning: 'over' },
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
        text="Your work for clients shows up here: jobs you were hired for, and services you add with New Service."
      />
    );
  return (
    <>
      <Rows label="Services">
        {items.map((service) => (
          <CrmService key={service.id} service={service} complete={() => list.complete(service)} />
        ))}
      </Rows>
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
  const { client } = service;
  const name = client?.fullName ?? 'Unknown';
  return (
    <ListRow
      lead={<PersonAvatar id={client?.id ?? service.id} name={name} imageUrl={client?.avatarUrl} />}
      title={service.title}
      to={paths.service(service.id)}
      details={
        <>
          {name} · Started <DateText moment={service.startedAt} />
        </>
      }
      note={service.description && <LongText>{service.description}</LongText>}
      chip={
        <Row gap="xs">
          {service.agreement === 'proposed' && <Chip meaning="waiting">Awaiting client</Chip>}
          <Chip meaning={meaning}>{label}</Chip>
        </Row>
      }
      amount={formatCents(service.totalAmountCents)}
      action={
        service.status === 'in_progress' && <MarkComplete service={service} complete={complete} />
      }
    />
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
        size="sm"
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
