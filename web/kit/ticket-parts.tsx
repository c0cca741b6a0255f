import { useState } from 'react';
import { PlainButton } from '../src/ui/buttons/plain-button.tsx';
import { Amount, AmountRange } from '../src/ui/figures/amount.tsx';
import { Chip } from '../src/ui/figures/chip.tsx';
import { Row, Stack } from '../src/ui/layout/layout.tsx';
import { Section } from '../src/ui/layout/section.tsx';
import { Ticket } from '../src/ui/rows/ticket.tsx';

export function TicketParts() {
  const [isFresh, setFresh] = useState(false);
  return (
    <>
      <Section title="Ticket">
        <Stack>
          <Ticket
            scene="paint"
            title="Paint the front porch"
            to="/jobs"
            person="Posted by Clara W. · Ironbound, Newark · 2.1 mi"
            next="3 proposals so far · ends Dec 21"
            amount={<AmountRange minCents={35_000} maxCents={50_000} />}
            chip={<Chip meaning="open">Open</Chip>}
            action={<PlainButton>Submit Proposal</PlainButton>}
          />
          <Ticket
            scene="light"
            title="New light in the stairwell"
            person="Ruth Okafor proposes · 31 done · 1.4 mi"
            next="“Ten feet is no trouble, I bring the ladder. Thursday?”"
            amount={<Amount cents={11_500} />}
            chip={<Chip meaning="turn">Your turn</Chip>}
            action={<PlainButton onClick={() => setFresh(true)}>Hire Ruth</PlainButton>}
            {...(isFresh && { stamp: 'Hired', isFresh })}
          />
          <Ticket
            scene="books"
            title="Yearly books for a two-family house"
            person="Naomi Feld works for you"
            progress={60}
            next="Halfway · $420.00 held safely until you release it"
            amount={<Amount cents={42_000} />}
            chip={<Chip meaning="due">Due Dec 1</Chip>}
            stamp="Hired"
          />
          <Ticket
            scene="tap"
            title="Slow drain in the upstairs bath"
            person="Pat Delgado"
            next="Released Nov 6"
            amount={<Amount cents={9_500} />}
            chip={<Chip meaning="over">Completed</Chip>}
            stamp="Done"
          />
        </Stack>
      </Section>
      <Section title="Chip">
        <Row>
          <Chip meaning="open">Open</Chip>
          <Chip meaning="turn">Your turn</Chip>
          <Chip meaning="due">Due in 3 days</Chip>
          <Chip meaning="waiting">With Ruth</Chip>
          <Chip meaning="over">Over</Chip>
          <Chip meaning="error">Payment failed</Chip>
        </Row>
      </Section>
    </>
  );
}
