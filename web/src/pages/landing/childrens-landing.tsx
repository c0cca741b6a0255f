import { KidsBanner } from '../../features/kids/kids-banner.tsx';
import { useKidsGate } from '../../features/kids/use-kids-gate.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { StreetOfChildren } from '../../ui/scenes/street-of-children.tsx';
import { childrensHero, childrensSteps } from './childrens-words.ts';
import { educationClaims, educatorClaims } from './figures.ts';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JobSearch } from './job-search.tsx';
import { Promo } from './promo.tsx';
import { SignedInHead } from './signed-in-head.tsx';
import { useLinkedSection } from './use-linked-section.ts';
import { YouthCategories } from './youth-categories.tsx';

/** A child sees youth jobs in plain words, and adult parts are named as such. */
export function ChildrensLanding() {
  useLinkedSection();
  const { hindrance } = useKidsGate();
  return (
    <>
      <KidsBanner />
      <Hero
        words={childrensHero}
        drawing={<StreetOfChildren />}
        search={<JobSearch examples="Dogs, lawn, tutoring" />}
        head={<SignedInHead />}
      >
        <LinkButton to={paths.jobs} variant="default">
          Browse all jobs
        </LinkButton>
        {hindrance === null && (
          <LinkButton to={paths.myProposals} variant="default">
            My Proposals
          </LinkButton>
        )}
        {hindrance && (
          <LinkButton to={paths.profileSetup} variant="subtle">
            See how far your account is
          </LinkButton>
        )}
      </Hero>
      <YouthCategories />
      <HowItWorks {...childrensSteps} />
      <Promo
        title="What you could become"
        lead="Adults learn here for work that needs a license, like selling houses or doing taxes. You can when you are 18."
        claims={educationClaims}
        scene="lesson"
      />
      <Promo
        title="People teach here, too"
        lead="Someone who knows a lot can make a course of it. You can when you are 18."
        claims={educatorClaims}
        scene="people"
        tone="accent"
      />
    </>
  );
}
