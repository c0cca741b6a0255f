import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { TicketsSkeleton } from '../../../ui/rows/tickets-skeleton.tsx';
import { isTurn, useWorkUnderWay } from './use-work-under-way.ts';
import { WorkTicket } from './work-ticket.tsx';

type Work = NonNullable<ReturnType<typeof useWorkUnderWay>>;

const title = 'Under way';

/** Services with a question for the viewer come first. */
export function UnderWay({ most }: { most: number }) {
  const work = useWorkUnderWay()?.toSorted((a, b) => Number(isTurn(b)) - Number(isTurn(a)));
  if (!work)
    return (
      <Section title={title}>
        <TicketsSkeleton rows={most} label="Loading the work under way" />
      </Section>
    );
  if (work.length === 0) return null;
  return (
    <Section title={title} action={work.length > most && <WayToAll work={work} />}>
      <Stack>
        {work.slice(0, most).map(({ service, isOwn }) => (
          <WorkTicket key={service.id} service={service} isOwn={isOwn} />
        ))}
      </Stack>
    </Section>
  );
}

/** Work done and work received have pages of their own. */
function WayToAll({ work }: { work: Work }) {
  const ownCount = work.filter(({ isOwn }) => isOwn).length;
  const all = `All ${work.length}`;
  if (ownCount === work.length) return <Link to={paths.serviceTracker}>{all}</Link>;
  if (ownCount === 0) return <Link to={paths.myServices}>{all}</Link>;
  return (
    <Row>
      <Link to={paths.serviceTracker}>Service Tracker</Link>
      <Link to={paths.myServices}>My Services</Link>
    </Row>
  );
}
