import type { LearningView } from '@sidework/contracts/education-events/enrollments';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

interface Props {
  learning: LearningView;
  reissue: (code: string) => Promise<void>;
}

export function CertificateCard({ learning, reissue }: Props) {
  const { certificateCode, certificateUrl, certificate, course } = learning;
  const { isBusy, run } = useBusy();
  if (!certificateCode || !certificateUrl) return null;
  const isRevoked = certificate?.status === 'revoked';

  const issueAnew = () =>
    run(async () => {
      try {
        await reissue(certificateCode);
        toastSuccess('Your certificate has your present name');
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });

  return (
    <Card
      title="Your certificate"
      scene="lesson"
      aside={isRevoked && <Chip meaning="error">REVOKED</Chip>}
    >
      <Stack>
        {isRevoked ? (
          <Notice meaning="error" title="REVOKED">
            This certificate was revoked. It gives no hours and no credits.
          </Notice>
        ) : (
          <p>
            You completed this course. Anyone with its code can verify the certificate.
            {course.isSample &&
              ' It says SAMPLE and gives no credits, because the lessons are samples.'}
          </p>
        )}
        {certificate?.isNameOld && !isRevoked && (
          <Notice meaning="waiting" title="Your name has changed">
            The certificate has the name that you had when it was issued. With a new one, the old
            code says that it was replaced.
          </Notice>
        )}
        <Row>
          <LinkButton to={certificateUrl} target="_blank" rel="noopener noreferrer">
            Download PDF
          </LinkButton>
          <LinkButton to={paths.verify(certificateCode)} variant="default">
            Page to verify it
          </LinkButton>
          {certificate?.isNameOld && !isRevoked && (
            <PlainButton variant="default" isBusy={isBusy} onClick={() => void issueAnew()}>
              Issue it with my new name
            </PlainButton>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
