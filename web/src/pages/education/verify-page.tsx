import { proofCodeLength } from '@sidework/contracts/client-services/proofs';
import { useParams } from 'react-router-dom';
import { Certificate } from '../../features/courses/certificate.tsx';
import { VerifyForm } from '../../features/courses/verify-form.tsx';
import { Proof } from '../../features/proofs/proof.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Section } from '../../ui/layout/section.tsx';

export function VerifyPage() {
  const { code = '' } = useParams();
  return (
    <Page
      title="Verify a certificate or proof"
      purpose="Check that a certificate of completion or a proof of work is valid, and see what has changed since."
      width="reading"
    >
      <Stack gap="lg">
        {code &&
          (code.length === proofCodeLength ? <Proof code={code} /> : <Certificate code={code} />)}
        {code ? (
          <Section title="Check another code">
            <VerifyForm key={code} code={code} />
          </Section>
        ) : (
          <VerifyForm code="" />
        )}
      </Stack>
    </Page>
  );
}
