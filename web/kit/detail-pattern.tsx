import { BackLink } from '../src/ui/buttons/back-link.tsx';
import { PlainButton } from '../src/ui/buttons/plain-button.tsx';
import { Amount } from '../src/ui/figures/amount.tsx';
import { Chip } from '../src/ui/figures/chip.tsx';
import { Timeline } from '../src/ui/figures/timeline.tsx';
import { Card } from '../src/ui/layout/card.tsx';
import { Row, Split, Stack } from '../src/ui/layout/layout.tsx';
import { Page } from '../src/ui/layout/page.tsx';
import { Ticket } from '../src/ui/rows/ticket.tsx';

/** One thing with its history, and beside it what can be done: its money, its talk. */
export function DetailPattern() {
  return (
    <Page back={<BackLink to="/my-services">My Services</BackLink>}>
      <Stack gap="lg">
        <Ticket
          heading="h2"
          scene="books"
          title="Yearly books for a two-family house"
          person="Naomi Feld works for you"
          progress={60}
          next="Halfway · $420.00 held safely until you release it"
          amount={<Amount cents={42_000} />}
          chip={<Chip meaning="due">Due Dec 1</Chip>}
          stamp="Hired"
        />
        <Split
          aside={
            <>
              <Card title="Held safely" aside={<Chip meaning="waiting">With Naomi</Chip>}>
                <Amount cents={42_000} size="lg" />
                <p>
                  You release it when the work is done. Cancelling now would cost you $105.00 (25
                  %); $315.00 comes back.
                </p>
                <Row>
                  <PlainButton variant="default">Release early…</PlainButton>
                  <PlainButton variant="subtle">Cancel…</PlainButton>
                </Row>
              </Card>
              <Card title="Messages" aside="2 new">
                <p>“Do you have the roofer's invoice? Then I can close October.”</p>
                <Row>
                  <PlainButton>Reply</PlainButton>
                </Row>
              </Card>
            </>
          }
        >
          <Card title="What happened">
            <Timeline
              label="What happened"
              moments={[
                {
                  id: '5',
                  meaning: 'open',
                  title: 'Halfway complete',
                  details: 'Naomi, yesterday 4:20 PM · “All receipts are in, except the roof.”',
                },
                {
                  id: '4',
                  meaning: 'waiting',
                  title: '$420.00 funded',
                  details: 'You, Nov 11 · held until you release it',
                },
                {
                  id: '3',
                  meaning: 'due',
                  title: 'Deadline set to December 1',
                  details: 'You, Nov 11',
                },
                {
                  id: '2',
                  meaning: 'open',
                  title: 'Hired for $420.00',
                  details: 'Nov 10 · from 3 proposals',
                },
                { id: '1', meaning: 'over', title: 'Job posted', details: 'Nov 8' },
              ]}
            />
          </Card>
        </Split>
      </Stack>
    </Page>
  );
}
