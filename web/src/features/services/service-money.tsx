import { DeadlineManagement } from './deadline-management.tsx';
import { ExtensionPanel } from './extension-panel.tsx';
import { NegotiationPanel, ProposedTerms } from './negotiation-panel.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentHistory } from './payment-history.tsx';
import type { ServiceParts } from './service-parts.tsx';

export function ServiceMoney({ service, side, money, change }: ServiceParts) {
  return (
    <PaymentDetails service={service} side={side}>
      <ProposedTerms service={service} change={change} />
      {money}
      <NegotiationPanel service={service} change={change}>
        <PaymentHistory serviceId={service.id} />
      </NegotiationPanel>
    </PaymentDetails>
  );
}

export function ServiceDays({ service, side, saveDay, change }: ServiceParts) {
  return (
    <DeadlineManagement {...{ service, side, saveDay }}>
      <ExtensionPanel service={service} side={side} change={change} />
    </DeadlineManagement>
  );
}
