import { useNavigate } from 'react-router-dom';
import { PostGigForm } from '../../features/gigs/post-gig-form.tsx';
import { ProfileFirst } from '../../features/kids/profile-first.tsx';
import { SafetyBanner } from '../../features/kids/safety-banner.tsx';
import { useKidsGate } from '../../features/kids/use-kids-gate.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Split } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Bullets } from '../../ui/layout/words.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

export function PostGigPage() {
  const navigate = useNavigate();
  const { hindrance, hasFailed, isChild } = useKidsGate();
  return (
    <Page
      {...(isChild && { width: 'form' })}
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
        <Split aside={!isChild && <WhatFollows />}>
          <PostGigForm
            isForChild={isChild}
            onPosted={({ id }, isWhole) =>
              void navigate(isChild ? paths.myGigs : isWhole ? paths.gig(id) : paths.editGig(id))
            }
          />
        </Split>
      )}
    </Page>
  );
}

/** It tells the cost, the readers and the professional's decisions before the form. */
const WhatFollows = () => (
  <Card scene="board" title="What happens next">
    <Bullets>
      <li>Your gig is listed as soon as you post it. Posting is free.</li>
      <li>With a price and working hours, clients book a free time in your calendar.</li>
      <li>Without a price, they message you first, and you agree on one.</li>
      <li>You can edit, pause or delete your gig at any time under My Gigs.</li>
    </Bullets>
  </Card>
);
