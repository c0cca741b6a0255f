import { JobFilterBar } from '../../features/jobs/job-filter-bar.tsx';
import { JobList } from '../../features/jobs/job-list.tsx';
import { useJobSearch } from '../../features/jobs/use-job-search.ts';
import { usePlace } from '../../features/jobs/use-place.ts';
import { SubmitProposal } from '../../features/proposals/submit-proposal.tsx';
import { useSentProposals } from '../../features/proposals/use-sent-proposals.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function JobsPage() {
  const location = usePlace();
  const jobs = useJobSearch(location.place);
  const sent = useSentProposals();
  return (
    <Page>
      <PageHeader
        title="Available Jobs"
        purpose="Work that people want done. Send a proposal for what suits you."
        action={<LinkButton to={paths.postJob}>Post a Job</LinkButton>}
      />
      <JobFilterBar filters={jobs.filters} onChange={jobs.change} location={location} />
      <JobList
        jobs={jobs}
        isLocated={location.place !== undefined}
        actionFor={(job) =>
          job.isOwn ? (
            <LinkButton to={paths.job(job.id)} variant="subtle">
              Your job
            </LinkButton>
          ) : (
            <SubmitProposal job={job} sent={sent.byJob.get(job.id)} onSent={sent.add} />
          )
        }
      />
    </Page>
  );
}
