import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { GigForm } from '../../features/gigs/gig-form.tsx';
import { toPosting, toTyped } from '../../features/gigs/typed-gig.ts';
import { useGig, useGigActs } from '../../features/gigs/use-gig.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

const GigPictures = lazy(async () => ({
  default: (await import('../../features/gigs/gig-pictures.tsx')).GigPictures,
}));

export function EditGigPage() {
  const { gigId = '' } = useParams();
  const { data: gig, error, mutate } = useGig(gigId);
  return (
    <Page
      width="form"
      back={<BackLink to={paths.myGigs}>My Gigs</BackLink>}
      title={gig ? `Edit “${gig.title}”` : 'Edit gig'}
      purpose="Change what clients read and see."
    >
      {error && !gig && <ErrorNotice error={error} onRetry={() => mutate()} />}
      {!gig && !error && <ListSkeleton rows={2} label="Loading your gig" />}
      {gig && <Edit gig={gig} />}
    </Page>
  );
}

function Edit({ gig }: { gig: GigView }) {
  const navigate = useNavigate();
  const { change } = useGigActs();
  return (
    <Stack gap="lg">
      {!gig.isYouth && (
        <Suspense fallback={<ListSkeleton rows={1} label="Loading your pictures" />}>
          <GigPictures gig={gig} />
        </Suspense>
      )}
      <Section title="What you offer">
        <GigForm
          label="Edit gig"
          begun={toTyped(gig)}
          isForChild={gig.isYouth}
          send={(typed) => change(gig, { ...toPosting(typed), version: gig.version })}
          onSent={() => void navigate(paths.myGigs)}
          done="Your gig is changed"
          waiting="Your gig is changed"
          submitLabel="Save changes"
        />
      </Section>
    </Stack>
  );
}
