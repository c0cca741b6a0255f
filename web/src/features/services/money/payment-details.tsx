import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { lessFee, shareOf } from '@sidework/contracts/kernel/percent';
import type { ReactNode } from 'react';
import { whoPaysToCancel } from '../../../lib/agreed-terms.ts';
import { MoneyText } from '../../../ui/figures/money-text.tsx';
import { FigureRow, FigureRows, SmallPanel } from '../../../ui/figures/small-panel.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import type { PanelHeading } from '../parts/service-parts.tsx';
import { isDeadlinePassed } from '../terms/deadline.ts';
import type { Onlooker } from '../what-waits.ts';
import { MoneyStanding } from './money-standing.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PaymentStatusBadge } from './payment-status-badge.tsx';

interface Props {
  service: ServiceView;
  side: Onlooker;
  heading?: PanelHeading | undefined;
  /** They are the viewer's actions. */
  children?: ReactNode;
}

export function PaymentDetails({ service, side, heading, children }: Props) {
  return (
    <SmallPanel
      title="Payment Details"
      heading={heading}
      aside={<PaymentStatusBadge service={service} side={side} />}
    >
      <FigureRows>
        <FigureRow name="Total amount">
          <MoneyText cents={service.totalAmountCents} />
        </FigureRow>
        {service.escrowedAmountCents > 0 && (
          <FigureRow name="Escrowed">
            <PaymentHistory
              serviceId={service.id}
              figure={{ name: 'escrowed', cents: service.escrowedAmountCents }}
            />
          </FigureRow>
        )}
        {side !== 'client' && isStillToCome(service) && (
          <FigureRow
            name={`${side === 'guardian' ? 'After' : 'You get, after'} the fee of ${service.money.feeBps / 100}%`}
          >
            <MoneyText cents={lessFee(service.totalAmountCents, service.money.feeBps).netCents} />
          </FigureRow>
        )}
        {service.status === 'in_progress' && (
          <FigureRow name="Cancellation fee">{cancellationFeeOf(service)}</FigureRow>
        )}
      </FigureRows>
      {service.status === 'in_progress' && (
        <Words tone="soft" isSmall>
          {feePayerOf(service, side)}
        </Words>
      )}
      <MoneyStanding service={service} side={side} />
      {isDeadlinePassed(service) && (
        <Notice meaning="due" title="Deadline Passed">
          <p>Payment adjustments may be negotiated</p>
        </Notice>
      )}
      {children}
    </SmallPanel>
  );
}

/** As the server takes it: of what is not released yet. */
function cancellationFeeOf({ cancellationFeePercentage: percent, ...service }: ServiceView) {
  const baseCents = service.totalAmountCents - service.money.releasedAmountCents;
  return `${percent}% (${formatCents(shareOf(baseCents, percent * 100))})`;
}

/** No fee is due before both sides agreed (D-42). The fee of a child is a debt of its guardian's balance (D-38). */
function feePayerOf({ agreement, professional }: ServiceView, side: Onlooker): string {
  const when =
    agreement === 'proposed'
      ? 'There is no cancellation fee before the work is accepted. Then it is'
      : 'The cancellation fee is';
  const paid = `${when} paid by ${whoPaysToCancel(side === 'client' ? 'client' : 'other')}.`;
  if (side !== 'guardian') return paid;
  const child = professional?.fullName.split(' ')[0] ?? 'your child';
  return `${paid} If ${child} cancels, it comes out of your balance, before a payout.`;
}

/** Whether all of the amount is still to reach the professional: what a release or a dispute divided is told by its own figures. */
const isStillToCome = ({ status, paymentStatus, money }: ServiceView) =>
  status !== 'cancelled' &&
  (paymentStatus === 'pending' || paymentStatus === 'escrowed') &&
  money.releasedAmountCents === 0 &&
  !money.isDisputed &&
  !money.paidOutsideAt;
