import { Card } from '../../ui/card.tsx';
import { Timeline } from '../../ui/timeline.tsx';

const forAdults = [
  ['Send a proposal', 'Your price and a few words. It is free.'],
  ['Get hired', 'The client chooses. The price is agreed before work begins.'],
  ['Get paid', 'A client can pay in first: the money is held, and is yours once the work is done.'],
];

const forChildren = [
  ['Ask your parent', 'Show them this job before you send a proposal.'],
  ['Send a proposal', 'Your parent or guardian is asked before you begin.'],
  ['Get paid', 'You know what you earn before you begin. Nobody may ask you for money.'],
];

/** What follows, for who may propose. */
export function ProposalSteps({ isForChild }: { isForChild: boolean }) {
  const steps = isForChild ? forChildren : forAdults;
  return (
    <Card title="How it goes on">
      <Timeline
        label="How it goes on"
        moments={steps.map(([title = '', details]) => ({
          id: title,
          meaning: 'open',
          title,
          details,
        }))}
      />
    </Card>
  );
}
