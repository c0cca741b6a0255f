import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { HeldWork } from './held-work.tsx';
import { LatestPapers } from './latest-papers.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { MoneyPlaces } from './money-places.tsx';

/** The viewer reads where their money is, and gets to the pages that hold its parts. */
export function MoneyPage() {
  const isClient = useSession()?.viewer.userType === 'client';
  return (
    <Page
      title="Money"
      purpose={
        isClient
          ? 'What is held safely for your work, what came back to you, and your documents.'
          : 'What you can take out, what is held for you, and what is not yours to keep.'
      }
      action={!isClient && <LinkButton to={paths.balance}>Pay out</LinkButton>}
    >
      <Stack gap="lg">
        <MoneyFigures isClient={isClient} />
        <HeldWork />
        <LatestPapers />
        <MoneyPlaces />
      </Stack>
    </Page>
  );
}
