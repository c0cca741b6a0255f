import type { LearningView } from '@sidework/contracts/education-events/enrollments';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';

export function CertificateCard({ learning }: { learning: LearningView }) {
  const { certificateCode, certificateUrl, course } = learning;
  if (!certificateCode || !certificateUrl) return null;
  return (
    <Card title="Your certificate" scene="lesson">
      <p>
        You completed this course. Whoever has its code can verify the certificate.
        {course.isSample &&
          ' It says SAMPLE and gives no credits, because the lessons are samples.'}
      </p>
      <Row>
        <LinkButton to={certificateUrl} target="_blank" rel="noopener noreferrer">
          Download PDF
        </LinkButton>
        <LinkButton to={paths.verify(certificateCode)} variant="default">
          Page to verify it
        </LinkButton>
      </Row>
    </Card>
  );
}
