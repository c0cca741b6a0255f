import { booksOf } from '@sidework/contracts/business-tools/addresses';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { Link } from 'react-router-dom';
import { PanelActs } from '../../../ui/figures/small-panel.tsx';
import { Tip } from '../beside/tip.tsx';
import { MoneyActions, WaysOut } from '../money/lazy-money-actions.tsx';
import { PaymentDetails } from '../money/payment-details.tsx';
import { PaymentHistory } from '../money/payment-history.tsx';
import { DeadlineManagement } from '../terms/deadline-management.tsx';
import { ExtensionPanel } from '../terms/extension-panel.tsx';
import { NegotiationPanel } from '../terms/negotiation-panel.tsx';
import { isMoneyAsked } from '../what-waits.ts';
import { otherSide, type ServiceParts } from './service-parts.tsx';

/** Earlier proposals and requests for money stand in the service's timeline. */
export function ServiceMoney({ service, side, change, panelHeading }: ServiceParts) {
  return (
    <PaymentDetails service={service} side={side} heading={panelHeading}>
      {!isMoneyAsked(service, side) && (
        <MoneyActions service={service} side={side} change={change} />
      )}
      <PanelActs>
        <NegotiationPanel service={service} change={change} />
        {hasHistory(service) && <PaymentHistory serviceId={service.id} />}
        {hasIncome(service) && side === 'professional' && (
          <Link to={booksOf(service.id)}>See it in your income</Link>
        )}
        <Tip service={service} side={side} name={otherSide({ service, side }).name} />
        <WaysOut service={service} side={side} change={change} />
      </PanelActs>
    </PaymentDetails>
  );
}

/** Nothing moves before the first money that is paid in or beside Sidework, or the end of the work. */
const hasHistory = ({ agreement, status, money, escrowedAmountCents: heldCents }: ServiceView) =>
  agreement !== 'proposed' &&
  (status !== 'in_progress' ||
    heldCents + money.releasedAmountCents > 0 ||
    money.paidOutsideAt !== null);

const hasIncome = ({ money }: ServiceView) =>
  money.releasedAmountCents > 0 || money.paidOutsideAt !== null;

export function ServiceDays({ service, side, saveDay, change, panelHeading }: ServiceParts) {
  return (
    <DeadlineManagement service={service} side={side} saveDay={saveDay} heading={panelHeading}>
      <ExtensionPanel service={service} side={side} change={change} />
    </DeadlineManagement>
  );
}
