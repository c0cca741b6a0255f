import type { ServiceView } from '@sidework/contracts/client-services/services';
import { stages } from '@sidework/contracts/client-services/stages';
import { formatCents } from '@sidework/contracts/kernel/money';
import { dayText } from '../../lib/dates.ts';
import { DateText } from '../../ui/date-text.tsx';
import type { Onlooker } from './what-waits.ts';

interface Props {
  service: ServiceView;
  side: Onlooker;
}

/** One line of how far the work is, when it is due and where its money is. */
export function HowFar({ service, side }: Props) {
  const { status, completedAt, money, escrowedAmountCents: heldCents } = service;
  if (status === 'cancelled')
    return money.cancelledAt ? (
      <>
        Ended <DateText moment={money.cancelledAt} />
      </>
    ) : null;
  return (
    <>
      {stages.find(({ key }) => key === service.progressStage)?.label}
      {!completedAt && `, ${service.progressPercentage}%`}
      {completedAt && (
        <>
          {' '}
          <DateText moment={completedAt} />
        </>
      )}
      {!completedAt && dueText(service)}
      {heldCents > 0 && ` · ${formatCents(heldCents)} held until ${releasers[side]}`}
      {heldCents === 0 &&
        money.releasedAmountCents > 0 &&
        ` · ${formatCents(money.releasedAmountCents)} released`}
    </>
  );
}

const releasers: Record<Onlooker, string> = {
  client: 'you release it',
  professional: 'your client releases it',
  guardian: 'the client releases it',
};

function dueText({ deadline, estimatedCompletionDate }: ServiceView): string {
  if (estimatedCompletionDate) return ` · estimated ${dayText(estimatedCompletionDate)}`;
  return deadline ? ` · due ${dayText(deadline)}` : '';
}
