import { DeadlineManagement } from './deadline-management.tsx';
import { ExtensionPanel } from './extension-panel.tsx';
import { NegotiationPanel, ProposedTerms } from './negotiation-panel.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentHistory } from './payment-history.tsx';
import type { ServiceParts } from './service-parts.tsx';

interface Props extends ServiceParts {
  /** What was asked for before stands in a timeline beside it. */
  isTold?: boolean;
}

export function ServiceMoney({ service, side, money, change, isTold = false }: Props) {
  const isPast = !isTold && service.agreement !== 'proposed';
  return (
    <PaymentDetails service={service} side={side}>
      <ProposedTerms service={service} side={side} change={change} />
      {money}
      <NegotiationPanel service={service} change={change} isPast={isPast}>
        {service.agreement !== 'proposed' && <PaymentHistory serviceId={service.id} />}
      </NegotiationPanel>
    </PaymentDetails>
  );
}

export function ServiceDays({ service, side, saveDay, change, isTold = false }: Props) {
  return (
    <DeadlineManagement {...{ service, side, saveDay }}>
      <ExtensionPanel service={service} side={side} change={change} isPast={!isTold} />
    </DeadlineManagement>
  );
}
