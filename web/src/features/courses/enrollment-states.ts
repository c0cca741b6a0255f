import type { EnrollmentStatus } from '@sidework/contracts/education-events/course-options';
import type { Meaning } from '../../ui/figures/chip.tsx';

interface State {
  word: string;
  meaning: Meaning;
  /** Whether its lessons can be opened. */
  isOpen: boolean;
}

export const enrollmentStates: Record<EnrollmentStatus, State> = {
  active: { word: 'Learning', meaning: 'open', isOpen: true },
  completed: { word: 'Completed', meaning: 'over', isOpen: true },
  awaiting_payment: { word: 'Waiting for payment', meaning: 'turn', isOpen: false },
  awaiting_guardian: { word: 'Waiting for your guardian', meaning: 'waiting', isOpen: false },
  expired: { word: 'Not paid in time', meaning: 'over', isOpen: false },
  declined: { word: 'Not approved', meaning: 'over', isOpen: false },
  ended: { word: 'Ended', meaning: 'over', isOpen: false },
};
