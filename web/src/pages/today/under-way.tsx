import { listServices, type ServiceView } from '@sidework/contracts/client-services/services';
import { stages } from '@sidework/contracts/client-services/stages';
import { whatWaits } from '../../features/services/what-waits.ts';
import { useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Amount } from '../../ui/amount.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Stack } from '../../ui/layout.tsx';
import { sceneOfTrade } from '../../ui/scene-of-trade.ts';
import { Section } from '../../ui/section.tsx';
import { Ticket } from '../../ui/ticket.tsx';

const mostShown = 3;

/** What is next: the work under way, on either side of it. */
export function UnderWay() {
  const query = { limit: 20 };
  const own = useApi(listServices, { query: { ...query, as: 'professional' } });
  const received = useApi(listServices, { query: { ...query, as: 'client' } });
  const work = [
    ...(own.data?.items ?? []).map((service) => ({ service, isOwn: true })),
    ...(received.data?.items ?? []).map((service) => ({ service, isOwn: false })),
  ].filter(({ service }) => service.status === 'in_progress');
  if (work.length === 0) return null;
  return (
    <Section title="Under way">
      <Stack>
        {work.slice(0, mostShown).map(({ service, isOwn }) => (
          <WorkTicket key={service.id} service={service} isOwn={isOwn} />
        ))}
      </Stack>
    </Section>
  );
}

function WorkTicket({ service, isOwn }: { service: ServiceView; isOwn: boolean }) {
  const other = (isOwn ? service.client : service.professional)?.fullName ?? 'Somebody';
  const stage = stages.find(({ key }) => key === service.progressStage)?.label ?? '';
  const estimate = service.estimatedCompletionDate;
  return (
    <Ticket
      scene={sceneOfTrade(service.professional?.profession)}
      title={service.title}
      to={paths.service(service.id)}
      person={isOwn ? `You work for ${other}` : `${other} works for you`}
      progress={service.progressPercentage}
      next={estimate ? `${stage} · estimated ${dayText(estimate)}` : stage}
      amount={<Amount cents={service.totalAmountCents} />}
      chip={<TurnChip service={service} isOwn={isOwn} other={other} />}
      stamp={service.agreement === 'accepted' ? 'Hired' : undefined}
    />
  );
}

/** Whoever has something to answer is waited for; otherwise who does the work, whom nothing else reminds of it. */
function TurnChip({
  service,
  isOwn,
  other,
}: {
  service: ServiceView;
  isOwn: boolean;
  other: string;
}) {
  const answers = whatWaits(service, isOwn ? 'professional' : 'client');
  if (answers.some(({ meaning }) => meaning === 'turn'))
    return <Chip meaning="turn">Your turn</Chip>;
  const isWaiting = !isOwn || answers.some(({ meaning }) => meaning === 'waiting');
  if (isWaiting) return <Chip meaning="waiting">With {other.split(' ')[0]}</Chip>;
  return <Chip meaning="open">Under way</Chip>;
}
