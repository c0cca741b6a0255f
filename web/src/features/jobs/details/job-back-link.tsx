import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { paths } from '../../../lib/paths.ts';
import { BackLink } from '../../../ui/buttons/back-link.tsx';

interface Props {
  job: Pick<JobDetail, 'isOwn' | 'isForOwnChild'>;
  /** It is the page with the link that the reader followed. */
  from: string;
}

/** Jobs are listed at addresses that begin so. */
const lists = [
  { path: paths.jobs, name: 'Available Jobs' },
  { path: paths.myJobs, name: 'My Jobs' },
  { path: paths.myProposals, name: 'My Proposals' },
  { path: paths.child(''), name: 'Your child' },
] as const;

/** To the list the job was found in, with its filters; where it was reached otherwise, to the list that it stands in. */
export function JobBackLink({ job, from }: Props) {
  const list = lists.find(({ path }) => from.startsWith(path));
  const { path, name } = list ? { ...list, path: from } : listOf(job);
  return <BackLink to={path}>{name}</BackLink>;
}

function listOf({ isOwn, isForOwnChild }: Props['job']) {
  if (isOwn) return { path: paths.myJobs, name: 'My Jobs' };
  // It is among no adult's available jobs.
  if (isForOwnChild) return { path: paths.children, name: 'All children' };
  return { path: paths.jobs, name: 'Available Jobs' };
}
