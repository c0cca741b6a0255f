import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PostJobForm } from '../../features/jobs/post-job-form.tsx';
import { KidsPostNoJobs } from '../../features/kids/kids-post-no-jobs.tsx';
import { ProfileFirst } from '../../features/kids/profile-first.tsx';
import { useKidsGate } from '../../features/kids/use-kids-gate.ts';
import { paths } from '../../lib/paths.ts';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function PostJobPage() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const begun = { title: address.get('title') ?? '', category: address.get('category') ?? '' };
  return (
    <Page width="form">
      <PageHeader
        title="Post a Job Request"
        purpose="Say what you need done. Professionals answer with proposals, and you choose whom to hire."
      />
      <ForAdults>
        <PostJobForm begun={begun} onPosted={(jobId) => void navigate(paths.job(jobId))} />
      </ForAdults>
    </Page>
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
