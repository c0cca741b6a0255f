import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Consent } from '../../features/consents/consent.tsx';
import { holdLink } from '../../features/consents/consent-draft.ts';
import { paths } from '../../lib/paths.ts';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

/** The mail to a parent links here. */
export function ParentConsentPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const requestId = query.get('request');
  const token = query.get('token');

  // The link's secret leaves the address and the history once it is read.
  useEffect(() => {
    if (!requestId || !token) return;
    holdLink(requestId, token);
    void navigate(paths.guardianConsent, { replace: true });
  }, [requestId, token, navigate]);

  return (
    <Page width="form">
      <PageHeader
        title="Consent of a parent or guardian"
        purpose={
          <>
            Children do nothing here without someone who looks after them.{' '}
            <HelpLink opensTab article="kids-accounts">
              How kids accounts work
            </HelpLink>
          </>
        }
      />
      {!token && (
        <Consent
          onForm={(consentId) =>
            void navigate(paths.guardianConsentForm(consentId), { replace: true })
          }
        />
      )}
    </Page>
  );
}
