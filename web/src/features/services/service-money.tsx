import { DeadlineManagement } from './deadline-management.tsx';
import { AskedExtension, ExtensionPanel } from './extension-panel.tsx';
import { MoneyActions, WaysOut } from './lazy-money-actions.tsx';
import { NegotiationPanel, ProposedTerms } from './negotiation-panel.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentHistory } from './payment-history.tsx';
import type { ServiceParts } from './service-parts.tsx';

interface Props extends ServiceParts {
  /** What was asked for before stands in a timeline beside it, and what waits for an answer above it. */
  isTold?: boolean;
}

export function ServiceMoney({ service, side, change, isTold = false }: Props) {
  const isPast = !isTold && service.agreement !== 'proposed';
  return (
    <PaymentDetails service={service} side={side}>
      {!isTold && <ProposedTerms service={service} side={side} change={change} />}
      <MoneyActions service={service} side={side} change={change} />
      <NegotiationPanel service={service} change={change} isPast={isPast}>
        {service.agreement !== 'proposed' && <PaymentHistory serviceId={service.id} />}
      </NegotiationPanel>
      <WaysOut service={service} side={side} change={change} />
    </PaymentDetails>
  );
}

export function ServiceDays({ service, side, saveDay, change, isTold = false }: Props) {
  return (
    <DeadlineManagement {...{ service, side, saveDay }}>
      {!isTold && <AskedExtension service={service} side={side} change={change} />}
      <ExtensionPanel service={service} side={side} change={change} isPast={!isTold} />
    </DeadlineManagement>
  );
}
