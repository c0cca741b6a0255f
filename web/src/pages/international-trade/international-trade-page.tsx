import { useSearchParams } from 'react-router-dom';
import { tradeTabs } from '../../features/trade/kinds.ts';
import { TradeCards } from '../../features/trade/trade-cards.tsx';
import { TradePanel } from '../../features/trade/trade-panels.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';

export function InternationalTradePage() {
  const [address, setAddress] = useSearchParams();
  const chosen = tradeTabs.find(({ key }) => key === address.get('tab'))?.key ?? 'sales';
  const saleId = address.get('sale');
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
          onChoose={(tab) => setAddress({ tab }, { replace: true })}
        >
          <TradePanel key={chosen} tab={chosen} one={one} />
        </Tabs>
      </Stack>
    </Page>
  );
}
