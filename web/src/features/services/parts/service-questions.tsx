import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { heldUntil } from '../../../lib/agreed-terms.ts';
import { dayOf, dayText } from '../../../lib/dates.ts';
import { Notice } from '../../../ui/notices/notice.tsx';
import { MoneyActions } from '../money/lazy-money-actions.tsx';
import { AskedExtension } from '../terms/extension-panel.tsx';
import { ProposedTerms } from '../terms/negotiation-panel.tsx';
import { isMoneyAsked } from '../what-waits.ts';
import { otherSide, ServiceAgreement, type ServiceParts } from './service-parts.tsx';

/** A question for the viewer stands above everything else on the page. */
export function ServiceQuestions(parts: ServiceParts) {
  const { service, side, change } = parts;
  return (
    <>
      <ServiceAgreement {...parts} />
      <ProposedTerms service={service} side={side} change={change} />
      <AskedExtension service={service} side={side} change={change} />
      {isMoneyAsked(service, side) && (
        <Notice
          meaning="turn"
          title={askedOf(service)}
          action={<MoneyActions service={service} side={side} change={change} />}
        >
          {whyOf(service)}
        </Notice>
      )}
    </>
  );
}

const isPartPaid = ({ escrowedAmountCents: heldCents, money }: ServiceView) =>
  heldCents + money.releasedAmountCents > 0;

function askedOf(service: ServiceView): string {
  const left = formatCents(service.money.topUpCents);
  if (service.money.topUpCents === 0)
    return `${otherSide({ service, side: 'client' }).name} has finished the work`;
  if (isPartPaid(service)) return `A top-up of ${left} is missing`;
  return service.status === 'completed'
    ? `${left} for the finished work is not paid yet`
    : 'This work is not funded yet';
}

function whyOf(service: ServiceView): string {
  const { money, status, escrowedAmountCents: heldCents } = service;
  if (money.topUpCents === 0) {
    const held = `${formatCents(heldCents)} is held. Release it once the work is right`;
    return money.releasesAt
      ? `${held}. On ${dayText(dayOf(money.releasesAt))} it is released automatically.`
      : `${held}.`;
  }
  const isDone = status === 'completed';
  if (isDone && !isPartPaid(service)) return 'Pay it here, or say that you paid outside Sidework.';
  const held = `It is ${heldUntil('you release it', isDone)}.`;
  return isPartPaid(service) ? held : `You fund ${formatCents(money.topUpCents)}. ${held}`;
}
