import type { RegistrationStatus } from '@sidework/contracts/education-events/event-options';
import type { Meaning } from '../../ui/figures/chip.tsx';

export const registrationStates: Record<RegistrationStatus, { word: string; meaning: Meaning }> = {
  confirmed: { word: 'Registered', meaning: 'open' },
  held: { word: 'To be paid', meaning: 'turn' },
  awaiting_guardian: { word: 'Waiting for a guardian', meaning: 'waiting' },
  cancelled: { word: 'Cancelled', meaning: 'over' },
  expired: { word: 'Not paid in time', meaning: 'over' },
  declined: { word: 'Not approved', meaning: 'over' },
};
