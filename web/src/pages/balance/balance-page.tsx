import { SignInAgain } from '../../features/accounts/sign-in-again.tsx';
import { Balance } from '../../features/balance/balance.tsx';
import { BalanceEntries } from '../../features/balance/balance-entries.tsx';
import { SavedCards } from '../../features/payments/saved-cards.tsx';
import { HelpLink } from '../../ui/buttons/help-link.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Section } from '../../ui/layout/section.tsx';

export function BalancePage() {
  return (
    <Page
      title="Your balance"
      purpose={
        <>
          What you earned through Sidework, what is held for your work, and what was paid out.{' '}
          <HelpLink article="payouts">How payouts work</HelpLink>
        </>
      }
    >
      <Stack gap="lg">
        <Balance />
        <SavedCards />
        <Section title="Entries">
          <BalanceEntries />
        </Section>
        <SignInAgain keptFrom="changing where your payouts go" />
      </Stack>
    </Page>
  );
}
