import type { OwnProfile } from '@sidework/contracts/identity/profiles';
import { useLocation, useNavigate } from 'react-router-dom';
import { ProfileForm, type ProfileValues } from '../../features/profiles/profile-form.tsx';
import { useOwnProfile } from '../../features/profiles/use-own-profile.ts';
import { returnPath } from '../../lib/paths.ts';
import { useSession, type Viewer } from '../../lib/session.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function ProfileSetupPage() {
  const { profile, error, isLoading, retry, setUp } = useOwnProfile();
  const { state } = useLocation();
  const navigate = useNavigate();
  const viewer = useSession()?.viewer;
  const isSetUp = profile?.isSetUp ?? false;
  return (
    <Page width="form">
      <PageHeader
        title={isSetUp ? 'Your profile' : 'Complete your profile'}
        purpose="This is what people see before they hire you or work for you."
      />
      {error && <ErrorNotice error={error} onRetry={retry} />}
      {isLoading && <ListSkeleton rows={3} label="Loading your profile" />}
      {profile && viewer && (
        <ProfileForm
          initialValues={valuesOf(profile, viewer)}
          onSubmit={setUp}
          onDone={() => void navigate(returnPath(state?.from))}
        />
      )}
    </Page>
  );
}

/** Before the first set-up the account type follows from what the person said at sign-up. */
function valuesOf(profile: OwnProfile, { fullName, userType }: Viewer): ProfileValues {
  const { accountType, isSetUp } = profile;
  const fromSignUp = userType === 'client' ? 'client' : 'gig_worker';
  const isAdult = accountType !== 'sidework_kids';
  return {
    accountType: isSetUp && isAdult ? accountType : fromSignUp,
    fullName: profile.fullName || fullName,
    location: profile.location ?? '',
    profession: profile.profession ?? '',
    bio: profile.bio ?? '',
  };
}
