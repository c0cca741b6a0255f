import { serviceFeeBps } from '@sidework/contracts/client-services/terms';
import { heldUntil } from '../../lib/agreed-terms.ts';
import { HowItGoesOn } from '../../ui/figures/how-it-goes-on.tsx';

const forAdults = [
  { title: 'Send a proposal', details: 'Your price and a few words. It is free.' },
  {
    title: 'Get hired',
    details: 'The client chooses. The price is agreed before work begins.',
  },
  {
    title: 'Get paid',
    details: `A client can pay in first: the money is ${heldUntil('they release it')}. You get it less the platform’s fee of ${serviceFeeBps / 100}%.`,
  },
];

// The words about asking a parent first stand beside the button.
const forChildren = [
  { title: 'Send a proposal', details: 'Your price and a few words. It is free.' },
  {
    title: 'Your parent says yes',
    details: 'If the client chooses you, your parent or guardian is asked before you begin.',
  },
  {
    title: 'Do the work',
    details: 'You know what you earn before you begin. Nobody may ask you for money.',
  },
  {
    title: 'Get paid',
    details:
      'The client releases the money when the work is done. Your parent or guardian keeps it for you.',
  },
];

/** People who may propose see it. */
export const ProposalSteps = ({ isForChild }: { isForChild: boolean }) => (
  <HowItGoesOn steps={isForChild ? forChildren : forAdults} />
);
