import { exports, imports, sales, type TradeTab } from './kinds.ts';
import { TradeList } from './trade-list.tsx';
import { ExportDialog, ImportDialog, SaleDialog } from './windows.ts';

export function TradePanel({ tab }: { tab: TradeTab }) {
  if (tab === 'sales')
    return <TradeList label="International sales" kind={sales} Window={SaleDialog} />;
  if (tab === 'imports')
    return <TradeList label="Imported goods" kind={imports} Window={ImportDialog} />;
  return <TradeList label="Exported goods" kind={exports} Window={ExportDialog} />;
}
