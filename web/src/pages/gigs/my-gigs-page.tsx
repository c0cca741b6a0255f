import { OwnGigList } from '../../features/gigs/own-gig-list.tsx';
import { SafetyBanner } from '../../features/kids/safety-banner.tsx';
import { useAudience } from '../../features/kids/use-audience.ts';
import { paths } from '../../lib/paths.ts';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function MyGigsPage() {
  const audience = useAudience();
  const isAdult = audience === 'adults';
  return (
    <Page
      title="My Gigs"
      purpose={
        <>
          What you offer to others, and whether they see it.{' '}
          <HelpLink article="find-work">How to find work</HelpLink>
        </>
      }
      action={
        <>
          {isAdult && (
            <LinkButton to={paths.workingHours} variant="default">
              Working hours
            </LinkButton>
          )}
          <LinkButton to={paths.postGig}>Post a Gig</LinkButton>
        </>
      }
    >
      {audience === 'children' && <SafetyBanner />}
      <OwnGigList />
    </Page>
  );
}
