import type { ClientStage } from '@sidework/contracts/client-services/crm-people';

/** The four columns in their order, each with what it holds. */
export const stageWords: readonly { stage: ClientStage; title: string; nothing: string }[] = [
  { stage: 'lead', title: 'Lead', nothing: 'Nobody to win yet' },
  { stage: 'proposed', title: 'Proposed', nothing: 'No offer is open' },
  { stage: 'booked', title: 'Booked', nothing: 'No work is booked' },
  { stage: 'done', title: 'Done', nothing: 'Nothing is done yet' },
];
