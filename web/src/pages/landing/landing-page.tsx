import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { KidsBanner } from '../../features/kids/kids-banner.tsx';
import { type Audience, useAudience } from '../../features/kids/use-audience.ts';
import { Categories } from './categories.tsx';
import { CategoriesSkeleton } from './categories-skeleton.tsx';
import { EducationPromo } from './education-promo.tsx';
import { EducatorPromo } from './educator-promo.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { YouthCategories } from './youth-categories.tsx';

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
      {audience === 'children' && <KidsBanner />}
      <Hero mayPost={audience === 'adults'} />
      <CategoriesFor audience={audience} />
      <HowItWorks />
      <EducationPromo />
      <EducatorPromo />
    </>
  );
}

/** Nobody is shown another's list while it is not known whose is theirs. */
function CategoriesFor({ audience }: { audience: Audience | undefined }) {
  if (audience === undefined) return <CategoriesSkeleton />;
  return audience === 'children' ? <YouthCategories /> : <Categories />;
}
