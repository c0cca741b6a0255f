import type { ClientStage } from '@sidework/contracts/client-services/crm-people';

/** The four columns in their order, each with what it holds. */
export const stageWords: readonly { stage: ClientStage; title: string; nothing: string }[] = [
  { stage: 'lead', title: 'Lead', nothing: 'No leads yet' },
  { stage: 'proposed', title: 'Proposed', nothing: 'No open offers' },
  { stage: 'booked', title: 'Booked', nothing: 'No booked work' },
  { stage: 'done', title: 'Done', nothing: 'No finished work yet' },
];
