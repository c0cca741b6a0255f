import type { ProView } from '@sidework/contracts/marketplace/gigs';
import { ReviewRatings } from '../../features/people/person-reviews.tsx';
import { ReportButton } from '../../features/reports/report-choice.tsx';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Row } from '../../ui/layout.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { NextSteps } from './next-steps.tsx';

interface Props {
  pro: ProView;
  isForChild: boolean;
  /** Undefined as long as that is not known. */
  gigCount: number | undefined;
}

/** Beside what somebody offers: how their reviews fall out, how to hire them, and to themselves what is missing. */
export function ProSide({ pro, isForChild, gigCount }: Props) {
  const viewer = useSession()?.viewer;
  const isOwn = viewer?.id === pro.id;
  return (
    <>
      {isOwn && gigCount !== undefined && (
        <NextSteps gigCount={gigCount} reviewCount={pro.reviewCount} />
      )}
      {viewer && !isForChild && <ReviewRatings person={pro} />}
      {!isOwn && !isForChild && (
        <Card title="How it goes on">
          <Timeline label="How it goes on" moments={hiring} />
        </Card>
      )}
      {viewer && !isOwn && (
        <Row>
          <ReportButton about={{ thing: 'person', subjectId: pro.id, name: pro.fullName }} />
        </Row>
      )}
    </>
  );
}

const hiring = [
  {
    id: 'write',
    meaning: 'open',
    title: 'Write a message',
    details: 'Say what you need, and when.',
  },
  {
    id: 'agree',
    meaning: 'open',
    title: 'Agree on the price',
    details: 'Work and amount are written down before it begins.',
  },
  {
    id: 'pay',
    meaning: 'open',
    title: 'Pay safely',
    details: 'Pay in first if you like: the money is held until the work is done.',
  },
] as const;
