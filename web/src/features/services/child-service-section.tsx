import type { listChildServices, ServiceView } from '@sidework/contracts/client-services/services';
import { stages } from '@sidework/contracts/client-services/stages';
import type { usePages } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { MoneyText } from '../../ui/figures/money-text.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { sceneOfTrade } from '../../ui/scenes/scene-of-trade.ts';
import { paymentWord } from './money/payment-status-badge.tsx';
import { ServiceStatusBadge } from './service-status-badge.tsx';
import { unpaidOf } from './what-waits.ts';

interface Props {
  list: ReturnType<typeof usePages<typeof listChildServices>>;
}

/** The work that a child was hired for, for its guardian. */
export function ChildServiceSection({ list }: Props) {
  const { items, error } = list;
  return (
    <SettingsSection
      title="Work"
      anchor="work"
      purpose="What your child was hired for, how far it is and what is paid for it."
    >
      {error && !items ? (
        <ErrorNotice error={error} onRetry={() => list.mutate()} />
      ) : !items ? (
        <ListSkeleton rows={1} label="Loading the work" />
      ) : items.length === 0 ? (
        <p>Nobody has hired your child yet.</p>
      ) : (
        <>
          <Rows label="Work of your child">
            {items.map((service) => (
              <ChildService key={service.id} service={service} />
            ))}
          </Rows>
          <LoadMore list={list} label="Load more work" />
        </>
      )}
    </SettingsSection>
  );
}

function ChildService({ service }: { service: ServiceView }) {
  const { title, status, client, totalAmountCents, deadline, startedAt, progressStage } = service;
  const isUnderWay = status === 'in_progress';
  const [unpaid] = unpaidOf(service, 'professional');
  const stage = stages.find(({ key }) => key === progressStage)?.label ?? '';
  return (
    <ListRow
      lead={<Scene name={sceneOfTrade(service.professional?.profession, title)} />}
      title={title}
      to={paths.service(service.id)}
      chip={
        isUnderWay ? <Chip meaning="open">{stage}</Chip> : <ServiceStatusBadge status={status} />
      }
      details={
        <>
          For {client?.fullName ?? 'a client who left'} · <MoneyText cents={totalAmountCents} /> ·
          Started <DateText moment={startedAt} />
          <div>
            {isUnderWay && `${service.progressPercentage}% done · `}
            Payment: {unpaid?.label ?? paymentWord(service)}
          </div>
          {isUnderWay && deadline && <div>Due {dayText(deadline)}</div>}
        </>
      }
    />
  );
}
