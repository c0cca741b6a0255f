import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOwnGigs } from '../../features/gigs/use-gig.ts';
import { stepsOf } from '../../features/profiles/kids-words.ts';
import { ProfileForm } from '../../features/profiles/profile-form.tsx';
import { useOwnProfile } from '../../features/profiles/use-own-profile.ts';
import { paths, returnPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Split } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

// They are for children alone.
const KidsPictureChoice = lazy(async () => ({
  default: (await import('../../features/profiles/kids-picture-choice.tsx')).KidsPictureChoice,
}));
const ChildPanel = lazy(async () => ({
  default: (await import('../../features/profiles/child-panel.tsx')).ChildPanel,
}));

// A new account has no picture to choose yet, and nothing that others see.
const SeenByOthers = lazy(async () => ({
  default: (await import('../../features/profiles/seen-by-others.tsx')).SeenByOthers,
}));
const PictureSection = lazy(async () => ({
  default: (await import('../../features/profiles/picture-section.tsx')).PictureSection,
}));

export function ProfileSetupPage() {
  const { profile, error, isLoading, retry, setUp, askParent, ...pictures } = useOwnProfile();
  const [isNewChild, setNewChild] = useState(false);
  const { state } = useLocation();
  const navigate = useNavigate();
  const viewer = useSession()?.viewer;
  const isSetUp = profile?.isSetUp ?? false;
  const isOfKid = profile?.accountType === 'sidework_kids';
  const isKid = isSetUp && isOfKid;

  const isPro = isSetUp && !isOfKid && profile?.userType === 'professional';
  const isDone = Boolean(profile?.kids && stepsOf(profile.kids).every((step) => step.isDone));

  /**
   * A new kids account stays here to read the next step, and a person who came only for a change
   * stays as well.
   */
  function goOn(isKidNow: boolean) {
    if (isKidNow && !isSetUp) setNewChild(true);
    else if (!isSetUp || state?.from) void navigate(returnPath(state?.from));
  }

  return (
    <Page width={isSetUp ? 'wide' : 'form'}>
      <PageHeader
        title={isSetUp ? 'Your profile' : 'Complete your profile'}
        purpose={
          isOfKid
            ? 'This is your kids account, and who helps you with it.'
            : 'Other people see your name, picture, profession, city and bio before they hire you or work for you. The rest is not shown to them.'
        }
        action={isPro && <PublicPageLink id={profile.id} />}
      />
      {error && !profile && <ErrorNotice error={error} onRetry={retry} />}
      {isLoading && <ListSkeleton rows={3} label="Loading your profile" />}
      <Split
        isAsideFirst={isKid && (isNewChild || !isDone)}
        aside={
          isKid && profile?.kids ? (
            <Suspense>
              <ChildPanel kids={profile.kids} isNew={isNewChild} askParent={askParent} />
            </Suspense>
          ) : (
            profile &&
            isSetUp && (
              <Suspense>
                <SeenByOthers profile={profile} />
              </Suspense>
            )
          )
        }
      >
        {profile && isKid && (
          <Suspense>
            <KidsPictureChoice
              avatarUrl={profile.avatarUrl}
              choosePicture={pictures.choosePicture}
            />
          </Suspense>
        )}
        {profile && isSetUp && !isKid && (
          <Suspense fallback={<ListSkeleton rows={1} label="Loading your picture" />}>
            <PictureSection profile={profile} {...pictures} />
          </Suspense>
        )}
        {profile && viewer && (
          <ProfileForm
            key={String(isKid)}
            profile={profile}
            viewer={viewer}
            onSubmit={setUp}
            onDone={goOn}
          />
        )}
      </Split>
    </Page>
  );
}

/** A professional without a listed gig has no public page. */
function PublicPageLink({ id }: { id: string }) {
  const { items } = useOwnGigs();
  if (!items?.some(({ status, isYouth }) => status === 'active' && !isYouth)) return null;
  return (
    <LinkButton variant="default" to={paths.pro(id)}>
      See your public profile
    </LinkButton>
  );
}
