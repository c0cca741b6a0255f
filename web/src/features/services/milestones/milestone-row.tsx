import type { Milestone } from '@sidework/contracts/client-services/milestones';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import { texts } from '@sidework/contracts/texts';
import { dateText, dayText } from '../../../lib/dates.ts';
import { useIdempotencyKey } from '../../../lib/forms.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { ListRow } from '../../../ui/rows/rows.tsx';
import { DecidingButton } from '../terms/deciding-button.tsx';
import { stateOf } from './milestone-words.ts';
import type { MilestoneActs } from './use-milestones.ts';

interface Props {
  milestone: Milestone;
  /** Only those that both sides agreed to are paid and released. */
  acts?: MilestoneActs;
  side?: 'client' | 'professional';
  service?: ServiceView;
  /** Whether it is the one to pay now. */
  isNext?: boolean;
}

export function MilestoneRow({ milestone, ...agreed }: Props) {
  const state = stateOf(milestone, agreed.side);
  return (
    <ListRow
      title={milestone.title}
      details={detailsOf(milestone)}
      chip={agreed.acts && <Chip meaning={state.meaning}>{state.label}</Chip>}
      amount={<Amount cents={milestone.amountCents} size="row" />}
      action={<Act milestone={milestone} {...agreed} />}
    />
  );
}

/** Once it is marked as done, the day that it is released on matters more than the day that it was due. */
function detailsOf({ dueOn, releasesAt }: Milestone): string | undefined {
  if (releasesAt) return `Released automatically on ${dateText(releasesAt)}`;
  return dueOn ? `Due ${dayText(dueOn)}` : undefined;
}

function Act({ milestone, acts, side, service, isNext = false }: Props) {
  if (!acts || !service || service.money.isDisputed) return null;
  if (side === 'client' && milestone.status === 'planned')
    return <Pay milestone={milestone} pay={acts.pay} isNext={isNext} />;
  if (milestone.status !== 'funded') return null;
  if (side === 'client')
    return (
      <AskedButton
        label="Release"
        name={milestone.title}
        title={`Release “${milestone.title}”?`}
        confirmLabel={`Release ${formatCents(milestone.amountCents)}`}
        done="Milestone released"
        act={() => acts.release(milestone.id)}
        messageOf={messageOf}
      >
        {releaseText(milestone, service)}
      </AskedButton>
    );
  if (milestone.finishedAt) return null;
  return (
    <DecidingButton
      label="Mark as done"
      about={milestone.title}
      act={() => acts.finish(milestone.id)}
      done="Your client is asked to release it"
    />
  );
}

function releaseText({ amountCents }: Milestone, { professional, money }: ServiceView): string {
  const { netCents, feeCents } = lessFeeOfPart(
    money.releasedAmountCents,
    amountCents,
    money.feeBps,
  );
  const name = professional?.fullName ?? 'Your professional';
  return `${name} gets ${formatCents(netCents)}, and the platform's fee is ${formatCents(feeCents)}. This cannot be taken back.`;
}

interface PayProps {
  milestone: Milestone;
  isNext: boolean;
  pay: (id: string, idempotencyKey: string) => Promise<void>;
}

function Pay({ milestone, isNext, pay }: PayProps) {
  const { isBusy, run } = useBusy();
  const key = useIdempotencyKey();
  const begin = () =>
    pay(milestone.id, key).catch((error: unknown) =>
      toastFailure(texts.toastTitles.error, messageOf(error)),
    );
  return (
    <PlainButton
      variant={isNext ? 'filled' : 'default'}
      isBusy={isBusy}
      aria-label={`Fund ${milestone.title}`}
      onClick={() => run(begin)}
    >
      Fund
    </PlainButton>
  );
}
