import type { ServiceView } from '@sidework/contracts/client-services/services';
import { stages } from '@sidework/contracts/client-services/stages';
import { formatCents } from '@sidework/contracts/kernel/money';
import { shortDayText } from '../../../lib/dates.ts';
import { startText } from '../../../lib/start-text.ts';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { DottedLine } from '../../../ui/figures/dotted-line.tsx';

interface Props {
  service: ServiceView;
}

/** One line of how far the work is, when it is due and where its money is. */
export function HowFar({ service }: Props) {
  const { status, completedAt, money, escrowedAmountCents: heldCents } = service;
  if (status === 'cancelled')
    return money.cancelledAt ? (
      <>
        Ended <DateText moment={money.cancelledAt} />
      </>
    ) : null;
  const stage = stages.find(({ key }) => key === service.progressStage)?.label;
  return (
    <DottedLine
      parts={[
        completedAt ? (
          <>
            {stage} <DateText moment={completedAt} />
          </>
        ) : (
          `${stage}, ${service.progressPercentage}%`
        ),
        !completedAt && dueText(service),
        nextText(service),
        heldCents > 0
          ? `${formatCents(heldCents)} held ${money.isDisputed ? 'in dispute' : 'until release'}`
          : money.releasedAmountCents > 0 && `${formatCents(money.releasedAmountCents)} released`,
      ]}
    />
  );
}

function nextText({ nextAppointment: next }: ServiceView): string {
  return next ? `next appointment ${startText(next.startsAt, next.timeZone)}` : '';
}

function dueText({ deadline, estimatedCompletionDate }: ServiceView): string {
  if (estimatedCompletionDate) return `estimated ${shortDayText(estimatedCompletionDate)}`;
  return deadline ? `due ${shortDayText(deadline)}` : '';
}
