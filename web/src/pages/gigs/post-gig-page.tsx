import { useNavigate } from 'react-router-dom';
import { PostGigForm } from '../../features/gigs/post-gig-form.tsx';
import { ProfileFirst } from '../../features/kids/profile-first.tsx';
import { SafetyBanner } from '../../features/kids/safety-banner.tsx';
import { useKidsGate } from '../../features/kids/use-kids-gate.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

export function PostGigPage() {
  const navigate = useNavigate();
  const { hindrance, hasFailed, isChild } = useKidsGate();
  return (
    <Page
      width="form"
      back={<BackLink to={paths.myGigs}>My Gigs</BackLink>}
      title="Post a Gig"
      purpose="Say what you do and for how much, and show it."
    >
      {isChild && <SafetyBanner />}
      {hindrance === 'profile_incomplete' ? (
        <ProfileFirst reason="Clients want to know who offers it. It takes two minutes." />
      ) : hindrance === undefined && !hasFailed ? (
        <ListSkeleton rows={2} label="Loading" />
      ) : (
        <PostGigForm
          isForChild={isChild}
          onPosted={({ id }, isWhole) =>
            void navigate(isChild ? paths.myGigs : isWhole ? paths.gig(id) : paths.editGig(id))
          }
        />
      )}
    </Page>
  );
}
