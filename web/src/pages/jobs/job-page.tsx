import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { JobDetails } from '../../features/jobs/details/job-details.tsx';
import { JobMissing } from '../../features/jobs/details/job-missing.tsx';
import { JobSkeleton } from '../../features/jobs/details/job-skeleton.tsx';
import { useJob } from '../../features/jobs/details/use-job.ts';
import { FreeToSend } from '../../features/jobs/facts/free-to-send.tsx';
import { OwnJobActions } from '../../features/jobs/own/own-job-actions.tsx';
import { begin } from '../../features/kids/begin.ts';
import { PersonName } from '../../features/people/person-name.tsx';
import { OwnProposal } from '../../features/proposals/own-proposal.tsx';
import type { ProposalInbox as Inbox } from '../../features/proposals/proposal-inbox.tsx';
import { ProposalSteps } from '../../features/proposals/proposal-steps.tsx';
import { ProposedByOwnChild } from '../../features/proposals/proposed-by-own-child.tsx';
import { SubmitProposal } from '../../features/proposals/submit-proposal.tsx';
import { ReportButton } from '../../features/reports/report-choice.tsx';
import { usePageHeading } from '../../lib/page-heading.ts';
import { useSession } from '../../lib/session.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { PageActions } from '../../ui/dialogs/dialog-actions.tsx';
import { AmountRange } from '../../ui/figures/amount.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import classes from './job-page.module.css';
import { SimilarJobs } from './similar-jobs.tsx';

// Its client's alone.
const ProposalInbox: ComponentType<ComponentProps<typeof Inbox>> = lazy(async () => ({
  default: (await import('../../features/proposals/proposal-inbox.tsx')).ProposalInbox,
}));

const JobVisitCard = lazy(async () => ({
  default: (await import('../../features/job-visits/job-visit-card.tsx')).JobVisitCard,
}));

const PeopleWhoFit = lazy(async () => ({
  default: (await import('../../features/invitations/people-who-fit.tsx')).PeopleWhoFit,
}));

export function JobPage() {
  const { jobId = '' } = useParams();
  return (
    <Page>
      <Job key={jobId} jobId={jobId} />
    </Page>
  );
}

/** The page's heading while the title is not known. */
function UnnamedJob() {
  const heading = usePageHeading('Job');
  return (
    <h1 ref={heading} tabIndex={-1} className={classes.unnamed}>
      <VisuallyHidden>Job</VisuallyHidden>
    </h1>
  );
}

function Job({ jobId }: { jobId: string }) {
  const { job, error, reload, close } = useJob(jobId);
  // Children see no adult's profile.
  const session = useSession();
  const isWide = useIsWide();
  const isChild = session?.viewer.accountType === 'sidework_kids';
  if (error?.status === 404) return <JobMissing isVisitor={false} />;
  if (error?.status === 401) return <JobMissing isVisitor />;
  if (!job)
    return (
      <>
        <UnnamedJob />
        {error ? <ErrorNotice error={error} onRetry={reload} /> : <JobSkeleton />}
      </>
    );

  const { ownProposal } = job;
  const nameOf = (person: { id: string; fullName: string }) => <PersonName person={person} />;
  if (job.isOwn) {
    const proposals = (
      <section aria-label="Proposals">
        <Suspense fallback={<ListSkeleton rows={2} label="Loading proposals" />}>
          <ProposalInbox job={job} nameOf={nameOf} />
        </Suspense>
      </section>
    );
    return (
      <JobDetails
        job={job}
        nameOf={nameOf}
        action={<OwnJobActions job={job} close={close} reload={reload} />}
        before={
          <>
            {proposals}
            {!isYouthCategory(job.category) && (
              <Suspense>
                <JobVisitCard jobId={jobId} isOwn={['open', 'filled'].includes(job.status)} />
              </Suspense>
            )}
            {job.status === 'open' && !isYouthCategory(job.category) && (
              <Suspense>
                <PeopleWhoFit jobId={jobId} />
              </Suspense>
            )}
          </>
        }
      />
    );
  }
  const mayPropose = job.status === 'open' && !ownProposal && !job.isForOwnChild;
  const submit = !job.isForOwnChild && (
    <SubmitProposal job={job} begin={begin} isSent={ownProposal !== null} isMain onSent={reload} />
  );
  return (
    <>
      <JobDetails
        job={job}
        nameOf={isChild ? ({ fullName }) => fullName : nameOf}
        action={
          <>
            {isChild && mayPropose && (
              <Notice meaning="open">
                Talk to your parent first. Nobody can hire you before they say yes.
              </Notice>
            )}
            {job.isForOwnChild && <ProposedByOwnChild />}
            {isWide && submit}
            {mayPropose && <FreeToSend />}
            {!session && (
              <Words tone="soft" isSmall>
                Sign in to see who posted this and how often they have hired.
              </Words>
            )}
            {session && (
              <Row>
                <ReportButton
                  about={{
                    thing: 'job',
                    subjectId: jobId,
                    name: 'this job',
                    photos: job.imageUrls.length,
                  }}
                />
              </Row>
            )}
          </>
        }
        after={
          <>
            {ownProposal && (
              <section aria-label="Your proposal">
                <OwnProposal proposalId={ownProposal.id} />
              </section>
            )}
            {mayPropose && <ProposalSteps isForChild={isChild} />}
            {!job.isForOwnChild && <SimilarJobs job={job} />}
          </>
        }
      />
      {!isWide && (
        <PageActions isShown={mayPropose}>
          {mayPropose && (
            <AmountRange minCents={job.budgetMinCents} maxCents={job.budgetMaxCents} size="row" />
          )}
          {submit}
        </PageActions>
      )}
    </>
  );
}
