import { useSearchParams } from 'react-router-dom';
import { Consent } from '../../features/applications/consent.tsx';
import { EndedRequest } from '../../features/applications/ended-request.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Where an application sends its people to be asked whether it may know who they are. */
export function ConsentPage() {
  const [query] = useSearchParams();
  const authorizationId = query.get('authorization_id');
  return (
    <Page width="form">
      <PageHeader title="Let an application in?" />
      {authorizationId ? <Consent authorizationId={authorizationId} /> : <EndedRequest />}
    </Page>
  );
}
