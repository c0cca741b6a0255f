import type { ProView } from '@sidework/contracts/marketplace/gigs';
import { lazy, Suspense } from 'react';
import { ReviewRatings } from '../../features/people/person-reviews.tsx';
import { ReportButton } from '../../features/reports/report-choice.tsx';
import { heldUntil } from '../../lib/agreed-terms.ts';
import { useSession } from '../../lib/session.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { HowItGoesOn } from '../../ui/figures/how-it-goes-on.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { NextSteps } from './next-steps.tsx';

const OwnProofs = lazy(async () => ({
  default: (await import('../../features/proofs/own-proofs.tsx')).OwnProofs,
}));

const FindableSwitch = lazy(async () => ({
  default: (await import('./findable-switch.tsx')).FindableSwitch,
}));

const EducationRecordParts = lazy(async () => ({
  default: (await import('./education-record.tsx')).EducationRecordParts,
}));

interface Props {
  pro: ProView;
  isForChild: boolean;
  /** Undefined as long as that is not known. */
  gigCount: number | undefined;
}

/**
 * It stands beside the services and shows how to hire the professional; the owner sees how to
 * improve the page instead.
 */
export function ProSide({ pro, isForChild, gigCount }: Props) {
  const viewer = useSession()?.viewer;
  const isOwn = viewer?.id === pro.id;
  const isWide = useIsWide();
  return (
    <>
      {isOwn && gigCount !== undefined && (
        <NextSteps gigCount={gigCount} reviewCount={pro.reviewCount} />
      )}
      {isOwn && (
        <Suspense>
          <OwnProofs />
          <FindableSwitch pro={pro} />
        </Suspense>
      )}
      {isWide && !isForChild && <ReviewRatings person={pro} />}
      {!isForChild && (
        <Suspense>
          <EducationRecordParts personId={pro.id} isOwn={isOwn} />
        </Suspense>
      )}
      {!isOwn && !isForChild && <HowItGoesOn steps={hiring} />}
      {viewer && !isOwn && (
        <Row>
          <ReportButton about={{ thing: 'person', subjectId: pro.id, name: pro.fullName }} />
        </Row>
      )}
    </>
  );
}

const hiring = [
  { title: 'Write a message', details: 'Say what you need, and when.' },
  {
    title: 'Agree on the price',
    details: 'Work and amount are written down before it begins.',
  },
  {
    title: 'Pay safely',
    details: `Pay in first if you like: the money is ${heldUntil('you release it')}.`,
  },
];
