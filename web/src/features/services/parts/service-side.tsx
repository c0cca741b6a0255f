import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { PrintButton } from '../../../ui/buttons/print-button.tsx';
import { PanelSheets } from '../../../ui/figures/small-panel.tsx';
import { ServicePapers } from '../money/service-papers.tsx';
import { ServiceDays, ServiceMoney } from './service-money.tsx';
import type { ServiceParts } from './service-parts.tsx';

/** Money and days beside the work, on sheets of their own; the page prints whole. */
export const ServiceSide = (parts: ServiceParts) => (
  <>
    <PanelSheets>
      <ServiceMoney {...parts} />
      <ServicePapers service={parts.service} />
      <ServiceDays {...parts} />
    </PanelSheets>
    <ButtonRow>
      <PrintButton />
    </ButtonRow>
  </>
);
