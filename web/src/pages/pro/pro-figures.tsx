import { getMembership } from '@sidework/contracts/identity/people/people';
import type { ProView } from '@sidework/contracts/marketplace/gigs';
import { getAnswerRecord } from '@sidework/contracts/network-chat/answer-records';
import { answerTime } from '../../features/people/answer-time.ts';
import { useApi } from '../../lib/api.ts';
import { monthText } from '../../lib/dates.ts';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { RatingText } from '../../ui/figures/rating-text.tsx';

/** The record of a professional in figures; a figure that says nothing yet is left out, and children see none. */
export function ProFigures({ pro, isForChild }: { pro: ProView; isForChild: boolean }) {
  return isForChild ? null : <Figures pro={pro} />;
}

function Figures({ pro }: { pro: ProView }) {
  const params = { personId: pro.id };
  const { data: answers } = useApi(getAnswerRecord, { params });
  const { data: membership } = useApi(getMembership, { params });
  const { rating, reviewCount, completedServicesAsProfessional: completed } = pro;
  return (
    <KeyFigures>
      {rating !== null && (
        <KeyFigure name={reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}>
          <RatingText rating={rating} />
        </KeyFigure>
      )}
      <KeyFigure name={completed === 1 ? 'service completed' : 'services completed'}>
        {completed}
      </KeyFigure>
      {answers && answers.usualMinutes !== null && (
        <KeyFigure name="usual time to answer">{answerTime(answers.usualMinutes)}</KeyFigure>
      )}
      {answers && answers.answeredPercent !== null && (
        <KeyFigure name="of requests answered within 2 days">{`${answers.answeredPercent}%`}</KeyFigure>
      )}
      {membership?.since && (
        <KeyFigure name="on Sidework since">{monthText(membership.since)}</KeyFigure>
      )}
    </KeyFigures>
  );
}
