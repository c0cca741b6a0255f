import type { GuardianRequest } from '@sidework/contracts/education-events/guardian-requests';
import type { Meaning } from '../../ui/figures/chip.tsx';

/** A request that waits for an answer has buttons instead of a chip. */
export const requestStates: Record<
  Exclude<GuardianRequest['status'], 'awaiting_guardian'>,
  { word: string; meaning: Meaning }
> = {
  awaiting_payment: { word: 'To be paid', meaning: 'turn' },
  held: { word: 'To be paid', meaning: 'turn' },
  active: { word: 'Learning', meaning: 'open' },
  completed: { word: 'Completed', meaning: 'over' },
  confirmed: { word: 'Registered', meaning: 'open' },
  declined: { word: 'Not approved', meaning: 'over' },
  expired: { word: 'Ran out', meaning: 'over' },
  cancelled: { word: 'Cancelled', meaning: 'over' },
  ended: { word: 'Ended', meaning: 'over' },
};
