import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Categories } from './categories.tsx';
import { EducationPromo } from './education-promo.tsx';
import { EducatorPromo } from './educator-promo.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

export function LandingPage() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again scrolls again
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <>
      <Hero />
      <Categories />
      <HowItWorks />
      <EducationPromo />
      <EducatorPromo />
    </>
  );
}
