import { useSearchParams } from 'react-router-dom';
import { ConsentForm } from '../../features/consents/consent-form.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

export function ConsentFormPage() {
  const [query] = useSearchParams();
  const consentId = query.get('consent');
  if (!consentId) return <NotFoundPage />;
  return (
    <Page width="form">
      <PageHeader
        title="Sign and send the form"
        purpose="Your consent counts once one of us has looked at the signed form."
      />
      <ConsentForm consentId={consentId} />
    </Page>
  );
}
