import { useParams } from 'react-router-dom';
import { Certificate } from '../../features/courses/certificate.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function VerifyPage() {
  const { code = '' } = useParams();
  return (
    <Page
      title="Verify a certificate"
      purpose="Whether a certificate of completion is valid."
      width="reading"
    >
      <Certificate code={code} />
    </Page>
  );
}
