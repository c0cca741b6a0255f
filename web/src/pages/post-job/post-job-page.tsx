import { townOrZipIn } from '@sidework/contracts/identity/profiles/us-states';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PostJobForm } from '../../features/jobs/posting/post-job-form.tsx';
import { KidsPostNoJobs } from '../../features/kids/kids-post-no-jobs.tsx';
import { ProfileFirst } from '../../features/kids/profile-first.tsx';
import { useKidsGate } from '../../features/kids/use-kids-gate.ts';
import { useOwnProfile } from '../../features/profiles/use-own-profile.ts';
import { heldUntil } from '../../lib/agreed-terms.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Split } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Bullets } from '../../ui/layout/words.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

export function PostJobPage() {
  const navigate = useNavigate();
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  return (
    <Page>
      <PageHeader
        title="Post a Job Request"
        purpose={
          !isChild &&
          'Say what you need done. Professionals answer with proposals, and you choose who to hire.'
        }
      />
      <ForAdults>
        <Split aside={<WhatFollows />}>
          <Form onPosted={(jobId) => void navigate(paths.job(jobId))} />
        </Split>
      </ForAdults>
    </Page>
  );
}

/** It begins with what the way here says, in the town of the profile, which the gate has read. */
function Form({ onPosted }: { onPosted: (jobId: string) => void }) {
  const [address] = useSearchParams();
  const { profile } = useOwnProfile();
  const begun = {
    title: address.get('title') ?? '',
    category: address.get('category') ?? '',
    location: (profile?.location && townOrZipIn(profile.location)) ?? '',
  };
  return <PostJobForm begun={begun} onPosted={onPosted} />;
}

/** It tells the cost, the readers and the client's decisions before the form. */
function WhatFollows() {
  return (
    <Card scene="board" title="What happens next">
      <Bullets>
        <li>Your job goes to the top of the list as soon as you post it. Posting is free.</li>
        <li>Professionals send proposals, each with a price. You hear about every one.</li>
        <li>You compare them and hire the one you like. You can also hire no one.</li>
        <li>The job stays open for 30 days. You can close it sooner or keep it open longer.</li>
        <li>What you pay in is {heldUntil('you release it')}.</li>
      </Bullets>
    </Card>
  );
}

/** The form, where it can come to something; where the profile cannot be read, the service decides. */
function ForAdults({ children }: { children: ReactNode }) {
  const { hindrance, hasFailed, isChild } = useKidsGate();
  if (isChild) return <KidsPostNoJobs />;
  if (hindrance === 'profile_incomplete')
    return <ProfileFirst reason="Professionals want to know who asks. It takes two minutes." />;
  if (hindrance === undefined && !hasFailed) return <ListSkeleton rows={2} label="Loading" />;
  return children;
}
