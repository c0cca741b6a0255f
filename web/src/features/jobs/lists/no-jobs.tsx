import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import type { JobFilters } from '../search/job-filters.ts';
import type { usePlace } from '../search/use-place.ts';
import type { useJobSearch } from './use-job-search.ts';

interface Props {
  jobs: ReturnType<typeof useJobSearch>;
  /** How far the search went, where that is less than everywhere. */
  reach: string;
  /** Whether the reader may post a job themselves. */
  mayPost: boolean;
}

export function NoJobs({ jobs, reach, mayPost }: Props) {
  if (!jobs.isNarrowed)
    return (
      <EmptyState
        scene="search"
        title="No jobs found"
        text="Nobody is looking for help right now. Jobs appear here as soon as they are posted."
      />
    );
  return (
    <EmptyState
      scene="search"
      title="No jobs found"
      text={`No open job fits all of your filters${reach}. Change one of them, or look at every job.`}
    >
      <PlainButton variant="default" onClick={jobs.clear}>
        Clear filters
      </PlainButton>
      {mayPost && <PostWanted filters={jobs.filters} />}
    </EmptyState>
  );
}

/** A client who searched here for a person to hire is led to post a job instead. */
function PostWanted({ filters: { search, category } }: { filters: JobFilters }) {
  const begun = { ...(search && { title: search }), ...(category && { category }) };
  return <LinkButton to={paths.postJobLike(begun)}>Post a job for this</LinkButton>;
}

/** Stands where the jobs near a place would, if there were such a place. */
export function UnknownPlace({ location }: { location: ReturnType<typeof usePlace> }) {
  return (
    <EmptyState
      scene="signpost"
      title={`No town has the ZIP code ${location.near}`}
      text="No job can be near it. Name another town or ZIP code above, or look at the jobs everywhere."
    >
      <PlainButton onClick={location.disable}>Jobs everywhere</PlainButton>
    </EmptyState>
  );
}
