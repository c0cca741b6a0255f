import type { JobView } from '@sidework/contracts/marketplace/jobs';
import { lazy, Suspense } from 'react';
import { JobList } from '../../features/jobs/lists/job-list.tsx';
import { JobListSkeleton } from '../../features/jobs/lists/job-list-skeleton.tsx';
import { useJobSearch } from '../../features/jobs/lists/use-job-search.ts';
import { JobFilterBar } from '../../features/jobs/search/job-filter-bar.tsx';
import { usePlace } from '../../features/jobs/search/use-place.ts';
import { begin } from '../../features/kids/begin.ts';
import { type Audience, useAudience } from '../../features/kids/use-audience.ts';
import { SubmitProposal } from '../../features/proposals/submit-proposal.tsx';
import { useSentProposals } from '../../features/proposals/use-sent-proposals.ts';
import { paths } from '../../lib/paths.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

/** While it is not known whether a child looks, nothing is asked for that only adults see. */
export function JobsPage() {
  const audience = useAudience();
  return <Page>{audience ? <Jobs audience={audience} /> : <JobListSkeleton />}</Page>;
}

const SafetyBanner = lazy(async () => ({
  default: (await import('../../features/kids/safety-banner.tsx')).SafetyBanner,
}));

const UnknownPlace = lazy(async () => ({
  default: (await import('../../features/jobs/lists/no-jobs.tsx')).UnknownPlace,
}));

const JobPreview = lazy(async () => ({
  default: (await import('../../features/jobs/details/job-preview.tsx')).JobPreview,
}));

const adultsPurpose =
  'Propose your price for what suits you. You are hired when the client accepts it.';
const childrensPurpose = (isLocated: boolean) => `Youth jobs${isLocated ? ' near you' : ''}.`;

function Jobs({ audience }: { audience: Audience }) {
  const location = usePlace(audience === 'children');
  const jobs = useJobSearch(location);
  const sent = useSentProposals();
  const isWide = useIsWide();
  const isLocated = location.place !== undefined;
  const chosen = isWide ? jobs.chosen : undefined;

  const actionFor = (job: JobView, isMain = false) =>
    job.isOwn ? (
      <LinkButton to={paths.job(job.id)} variant="subtle">
        Open your job
      </LinkButton>
    ) : (
      <SubmitProposal
        job={job}
        begin={begin}
        sent={sent.byJob.get(job.id)}
        isMain={isMain}
        onSent={sent.add}
      />
    );

  return (
    <>
      <PageHeader
        isShort
        title="Available Jobs"
        purpose={audience === 'adults' ? adultsPurpose : childrensPurpose(isLocated)}
        action={
          audience === 'adults' && (
            <LinkButton to={paths.postJob} variant="default">
              Post a Job
            </LinkButton>
          )
        }
      />
      <Suspense>{audience === 'children' && <SafetyBanner />}</Suspense>
      <JobFilterBar
        audience={audience}
        filters={jobs.filters}
        onChange={jobs.change}
        location={location}
      />
      {location.isUnknown ? (
        <Suspense>
          <UnknownPlace location={location} />
        </Suspense>
      ) : (
        <JobList
          jobs={jobs}
          isLocated={isLocated}
          mayPost={audience === 'adults'}
          actionFor={actionFor}
          chosenId={chosen?.id}
          onChoose={jobs.choose}
          preview={
            <Suspense>
              {chosen && (
                <JobPreview
                  job={chosen}
                  isLocated={isLocated}
                  isSent={sent.byJob.has(chosen.id)}
                  action={actionFor(chosen, true)}
                />
              )}
            </Suspense>
          }
        />
      )}
    </>
  );
}
