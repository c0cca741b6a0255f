import { lazy, Suspense } from 'react';
import { useAudience } from '../../features/kids/use-audience.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { SkeletonLine } from '../../ui/rows/skeleton-line.tsx';
import { Street } from '../../ui/scenes/street.tsx';
import { StreetAtWork } from '../../ui/scenes/street-at-work.tsx';
import { adultsHero, adultsSteps, anybodysHero } from './adults-words.ts';
import { Categories } from './categories.tsx';
import { CategoriesSkeleton } from './categories-skeleton.tsx';
import { figures } from './figures.ts';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JobSearch } from './job-search.tsx';
import { useLinkedSection } from './use-linked-section.ts';

const ChildrensLanding = lazy(async () => ({
  default: (await import('./childrens-landing.tsx')).ChildrensLanding,
}));

/** In a chunk of its own: visitors see no Today, and do not load it. */
const SignedInHead = lazy(async () => ({
  default: (await import('./signed-in-head.tsx')).SignedInHead,
}));

const TwoSidedSearch = lazy(async () => ({
  default: (await import('./two-sided-search.tsx')).TwoSidedSearch,
}));

const Promos = lazy(async () => ({ default: (await import('./promos.tsx')).Promos }));

export function LandingPage() {
  const audience = useAudience();
  if (audience === 'adults') return <AdultsLanding />;
  if (audience === undefined) return <UnknownLanding />;
  return (
    <Suspense>
      <ChildrensLanding />
    </Suspense>
  );
}

function AdultsLanding() {
  useLinkedSection();
  const session = useSession();
  const isSignedIn = session !== null;
  return (
    <>
      <Hero
        words={adultsHero}
        drawing={<StreetAtWork />}
        search={
          <Suspense fallback={<SkeletonLine height={208} width="100%" margin={[0, 24]} />}>
            <TwoSidedSearch />
          </Suspense>
        }
        join={!isSignedIn && <JoinLink />}
        head={
          isSignedIn && (
            <Suspense fallback={<TodaySkeleton />}>
              <SignedInHead />
            </Suspense>
          )
        }
      >
        {session?.viewer.isGuardian && (
          <LinkButton to={paths.children} variant="default">
            Your children
          </LinkButton>
        )}
        <LinkButton to={paths.postJob} variant="default">
          Post a job
        </LinkButton>
        <LinkButton to={paths.jobs} variant="default">
          Browse all jobs
        </LinkButton>
      </Hero>
      <Categories />
      <HowItWorks {...adultsSteps} />
      <Suspense>
        <Promos />
      </Suspense>
    </>
  );
}

/** It uses plain lines, because the shapes of rows would add to the first load of visitors. */
function TodaySkeleton() {
  return (
    <div role="status" aria-label="Loading what waits for you">
      <SkeletonLine height={32} width="40%" margin={[12, 24]} />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <SkeletonLine key={row} height={88} width="100%" margin={[0, 12]} />
      ))}
    </div>
  );
}

function JoinLink() {
  return (
    <LinkButton to={paths.auth} state={{ tab: 'sign-up' }} variant="default">
      Join {figures.professionalsInFull} professionals
    </LinkButton>
  );
}

/** While it is not known whose page it is: nothing that is only for adults, and nothing that is only for children. */
function UnknownLanding() {
  useLinkedSection();
  return (
    <>
      <Hero
        words={anybodysHero}
        drawing={<Street />}
        search={<JobSearch examples="A word for it" />}
      >
        <LinkButton to={paths.jobs} variant="default">
          Browse all jobs
        </LinkButton>
      </Hero>
      <CategoriesSkeleton />
    </>
  );
}
