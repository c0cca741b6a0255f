import { useWorkUnderWay } from '../../features/services/use-work-under-way.ts';
import { WorkTicket } from '../../features/services/work-ticket.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Section } from '../../ui/section.tsx';

const mostShown = 3;

/** What is next: the work under way, on either side of it. */
export function UnderWay() {
  const work = useWorkUnderWay();
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
