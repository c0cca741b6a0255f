import type { StageKey } from '@sidework/contracts/client-services/stages';

export interface SampleTracker {
  title: string;
  clientName: string;
  description: string;
  stage: StageKey;
  deadlineInDays: number;
}

/** Made-up work, to show what the tracker is for; it is nowhere but here (D-55). */
export const sampleTrackers: SampleTracker[] = [
  {
    title: 'Kitchen Renovation',
    clientName: 'Sarah Johnson',
    description: 'New cabinets, counter and sink; the old tiles stay.',
    stage: 'halfway',
    deadlineInDays: 14,
  },
  {
    title: 'Home Office Setup',
    clientName: 'Michael Chen',
    description: 'Built-in desk and shelves, lights, and outlets where they are needed.',
    stage: 'near_completion',
    deadlineInDays: 10,
  },
  {
    title: 'Bathroom Tile Installation',
    clientName: 'Emily Davis',
    description: 'Floor and shower tiled and sealed.',
    stage: 'completed',
    deadlineInDays: 21,
  },
];
