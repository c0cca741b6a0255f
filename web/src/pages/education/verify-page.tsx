import { useParams } from 'react-router-dom';
import { Certificate } from '../../features/courses/certificate.tsx';
import { VerifyForm } from '../../features/courses/verify-form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function VerifyPage() {
  const { code = '' } = useParams();
  return (
    <Page
      title="Verify a certificate"
      purpose="Whether a certificate of completion is valid."
      width="reading"
    >
      <Stack gap="lg">
        <VerifyForm key={code} code={code} />
        {code && <Certificate code={code} />}
      </Stack>
    </Page>
  );
}
