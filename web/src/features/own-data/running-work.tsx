import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Bullets } from '../../ui/words.tsx';
import { useRunningWork } from './use-running-work.ts';

/** What is under way and ends with the account, with the way to each. */
export function RunningWork() {
  const { received, done, jobs, proposals } = useRunningWork();
  const running = [
    {
      count: received,
      one: 'service you receive',
      many: 'services you receive',
      to: paths.myServices,
    },
    { count: done, one: 'service you do', many: 'services you do', to: paths.serviceTracker },
    { count: jobs, one: 'open job', many: 'open jobs', to: paths.myJobs },
    {
      count: proposals,
      one: 'proposal waiting for an answer',
      many: 'proposals waiting for an answer',
      to: paths.myProposals,
    },
  ].filter(({ count }) => count > 0);
  if (running.length === 0) return null;
  return (
    <section aria-label="Still under way">
      These are still under way, and you can do nothing about them afterwards:
      <Bullets>
        {running.map(({ count, one, many, to }) => (
          <li key={to}>
            <Link to={to}>{count === 1 ? `1 ${one}` : `${count} ${many}`}</Link>
          </li>
        ))}
      </Bullets>
    </section>
  );
}
