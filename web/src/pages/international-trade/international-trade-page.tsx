import { useSearchParams } from 'react-router-dom';
import { tradeTabs } from '../../features/trade/kinds.ts';
import { TradeCards } from '../../features/trade/trade-cards.tsx';
import { TradePanel } from '../../features/trade/trade-panels.tsx';
import { YearBar, YearExports } from '../../features/trade/year-bar.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';

export function InternationalTradePage() {
  const [address, setAddress] = useSearchParams();
  const chosen = tradeTabs.find(({ key }) => key === address.get('tab'))?.key ?? 'sales';
  const saleId = address.get('sale');
  const year = /^\d{4}$/.exec(address.get('year') ?? '')?.[0] ?? '';
  const show = ({ tab, year: of }: { tab: string; year: string }) =>
    setAddress({ tab, ...(of && { year: of }) }, { replace: true });
  const one = saleId ? { saleId, onShowAll: () => setAddress({}, { replace: true }) } : undefined;
  return (
    <Page
      title="International Trade"
      purpose="What you sell, buy and send across borders, with its taxes and duties. The rates here are estimates to check."
    >
      <Stack gap="lg">
        <TradeCards />
        <Tabs
          label="Trade records"
          tabs={tradeTabs}
          chosen={chosen}
          onChoose={(tab) => show({ tab, year })}
        >
          <Stack>
            {!one && <YearBar year={year} onChange={(of) => show({ tab: chosen, year: of })} />}
            <TradePanel key={chosen} tab={chosen} one={one} year={year} />
            {!one && <YearExports year={year} />}
          </Stack>
        </Tabs>
      </Stack>
    </Page>
  );
}
