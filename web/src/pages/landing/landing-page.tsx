import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type Audience, useAudience } from '../../features/kids/use-audience.ts';
import { Categories } from './categories.tsx';
import { CategoriesSkeleton } from './categories-skeleton.tsx';
import { EducationPromo } from './education-promo.tsx';
import { EducatorPromo } from './educator-promo.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

const KidsBanner = lazy(async () => ({
  default: (await import('../../features/kids/kids-banner.tsx')).KidsBanner,
}));

const YouthCategories = lazy(async () => ({
  default: (await import('./youth-categories.tsx')).YouthCategories,
}));

export function LandingPage() {
  const { hash, key } = useLocation();
  const audience = useAudience();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again scrolls again
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <>
      <Suspense>{audience === 'children' && <KidsBanner />}</Suspense>
      <Hero audience={audience} />
      <CategoriesFor audience={audience} />
      <HowItWorks />
      <EducationPromo />
      <EducatorPromo />
    </>
  );
}

/** Nobody is shown another's list while it is not known whose is theirs. */
function CategoriesFor({ audience }: { audience: Audience | undefined }) {
  if (audience === 'adults') return <Categories />;
  if (audience === undefined) return <CategoriesSkeleton />;
  return (
    <Suspense fallback={<CategoriesSkeleton />}>
      <YouthCategories />
    </Suspense>
  );
}
