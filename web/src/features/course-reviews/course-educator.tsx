import type { WaitingSubmission } from '@sidework/contracts/education-events/course-reviews';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PersonLine } from '../../ui/rows/person-line.tsx';

/** It also tells how many of the educator's courses were approved or rejected. */
export function CourseEducator({ submission }: { submission: WaitingSubmission }) {
  const { educatorId, educatorName, educatorRecord } = submission;
  const { approved, rejected } = educatorRecord;
  const isFirst = approved + rejected === 0;
  return (
    <PersonLine
      id={educatorId}
      name={educatorName}
      details={
        isFirst
          ? 'No other course decided yet'
          : `${approved} approved before, ${rejected} rejected`
      }
      action={
        <Link to={paths.account(educatorId)} aria-label={`Account of ${educatorName}`}>
          Account
        </Link>
      }
    />
  );
}
