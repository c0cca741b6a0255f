import { Stack } from '../../ui/layout/layout.tsx';
import { exports, imports, sales, type TradeTab } from './kinds.ts';
import { SaleDrafts } from './sale-drafts.tsx';
import { TradeList } from './trade-list.tsx';
import { ExportDialog, ImportDialog, SaleDialog } from './windows.ts';

interface Props {
  tab: TradeTab;
  one?: { saleId: string; onShowAll: () => void } | undefined;
  /** Empty for all years. */
  year: string;
}

export function TradePanel({ tab, one, year }: Props) {
  if (tab === 'sales')
    return (
      <Stack>
        {!one && <SaleDrafts />}
        <TradeList
          label="International sales"
          kind={sales}
          Window={SaleDialog}
          one={one}
          year={year}
        />
      </Stack>
    );
  if (tab === 'imports')
    return <TradeList label="Imported goods" kind={imports} Window={ImportDialog} year={year} />;
  return <TradeList label="Exported goods" kind={exports} Window={ExportDialog} year={year} />;
}
