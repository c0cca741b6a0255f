import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Bullets } from '../../ui/layout/words.tsx';
import { useRunningWork } from './use-running-work.ts';

/** A service has two sides, so it outlives the account of one. Jobs and proposals end with the account. */
const stays = {
  one: 'finish or cancel it first, since you cannot do so later',
  many: 'finish or cancel them first, since you cannot do so later',
};
const closes = { one: 'it will be closed', many: 'they will be closed' };
const withdrawn = { one: 'it will be withdrawn', many: 'they will be withdrawn' };

/** It links each running work and says how the deletion ends it. */
export function RunningWork() {
  const { received, done, jobs, proposals } = useRunningWork();
  const running = [
    { count: received, what: 'service', more: ' you receive', end: stays, to: paths.myServices },
    { count: done, what: 'service', more: ' you are doing', end: stays, to: paths.serviceTracker },
    { count: jobs, what: 'open job', more: '', end: closes, to: paths.myJobs },
    {
      count: proposals,
      what: 'proposal',
      more: ' waiting for an answer',
      end: withdrawn,
      to: paths.myProposals,
    },
  ].filter(({ count }) => count > 0);
  if (running.length === 0) return null;
  return (
    <section aria-label="Still under way">
      Still under way:
      <Bullets>
        {running.map(({ count, what, more, end, to }) => (
          <li key={to}>
            <Link to={to}>{`${count} ${what}${count === 1 ? '' : 's'}${more}`}</Link>:{' '}
            {count === 1 ? end.one : end.many}
          </li>
        ))}
      </Bullets>
    </section>
  );
}
