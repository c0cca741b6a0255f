import { texts } from '@sidework/contracts/texts';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Consent } from '../../features/applications/consent.tsx';
import { CutRequest } from '../../features/applications/ended-request.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An application sends people here to ask for access to their account. */
export function ConsentPage() {
  const [query] = useSearchParams();
  const authorizationId = query.get('authorization_id') ?? '';
  const isWhole = uuid.test(authorizationId);
  return (
    <Page width="form">
      <PageHeader title="Let an application in?" />
      {isWhole ? <Asked authorizationId={authorizationId} /> : <CutRequest />}
    </Page>
  );
}

/** A visitor signs in first, and is told what for. */
function Asked({ authorizationId }: { authorizationId: string }) {
  const isVisitor = useSession() === null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isVisitor) return;
    toastFailure(
      texts.toastTitles.authenticationRequired,
      'An application asks who you are. Log in to answer it.',
    );
    void navigate(paths.auth, { replace: true, state: { from: pathname + search } });
  }, [isVisitor, navigate, pathname, search]);
  if (isVisitor) return <ListSkeleton rows={1} label="Leading you to the login" />;
  return <Consent authorizationId={authorizationId} />;
}
