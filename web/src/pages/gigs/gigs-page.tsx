import { GigFilterBar } from '../../features/gigs/gig-filter-bar.tsx';
import { GigGrid } from '../../features/gigs/gig-grid.tsx';
import { SaveGigSearch } from '../../features/gigs/save-gig-search.tsx';
import { useGigSearch } from '../../features/gigs/use-gig-search.ts';
import { SafetyBanner } from '../../features/kids/safety-banner.tsx';
import { type Audience, useAudience } from '../../features/kids/use-audience.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';

/** While it is not known whether a child looks, nothing is asked for that only adults see. */
export function GigsPage() {
  const audience = useAudience();
  return (
    <Page
      title="Professional Services Marketplace"
      purpose={
        audience === 'children'
          ? 'What other young people do for others, and for how much.'
          : 'What people do for others, and for how much. Write to who suits you.'
      }
      action={<LinkButton to={paths.postGig}>Post a Gig</LinkButton>}
    >
      {audience ? <Gigs audience={audience} /> : <ListSkeleton rows={3} label="Loading services" />}
    </Page>
  );
}

function Gigs({ audience }: { audience: Audience }) {
  const gigs = useGigSearch();
  const isSignedIn = useSession() !== null;
  const isForChild = audience === 'children';
  return (
    <>
      {isForChild && <SafetyBanner />}
      <GigFilterBar
        filters={gigs.filters}
        by={isForChild ? 'children' : isSignedIn ? 'everybody' : 'adults'}
        onChange={gigs.change}
      />
      <SaveGigSearch filters={gigs.filters} />
      <Found gigs={gigs} isForChild={isForChild} />
    </>
  );
}

interface FoundProps {
  gigs: ReturnType<typeof useGigSearch>;
  isForChild: boolean;
}

function Found({ gigs, isForChild }: FoundProps) {
  const { items, error, last, hasMore } = gigs;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => gigs.mutate()} />;
  if (!items) return <ListSkeleton rows={3} label="Loading services" />;
  if (items.length === 0) return <NoGigs gigs={gigs} isForChild={isForChild} />;
  return (
    <>
      <GigGrid gigs={items} isForChild={isForChild} />
      <LoadMore list={gigs} label="Load more services" />
      {!hasMore && last?.reach && (
        <Words tone="soft" isSmall>
          These are the {last.reach} that fit best. Add a word or a filter to see others.
        </Words>
      )}
    </>
  );
}

function NoGigs({ gigs: { isNarrowed, filters, clear }, isForChild }: FoundProps) {
  const { search, category } = filters;
  const begun = { ...(search && { title: search }), ...(category && { category }) };
  return (
    <EmptyState
      scene="search"
      title="No services found"
      text={
        isForChild
          ? textForChild(isNarrowed)
          : isNarrowed
            ? 'Change the filters, or say what you need and let professionals write to you.'
            : 'Services that professionals offer show up here. Nobody has posted one yet.'
      }
    >
      {isNarrowed && (
        <PlainButton variant="default" onClick={clear}>
          Clear filters
        </PlainButton>
      )}
      {!isForChild && <LinkButton to={paths.postJobLike(begun)}>Post a job for this</LinkButton>}
    </EmptyState>
  );
}

const textForChild = (isNarrowed: boolean) =>
  isNarrowed
    ? 'Change the filters to see more.'
    : 'Services that young people offer show up here. Nobody has posted one yet.';
