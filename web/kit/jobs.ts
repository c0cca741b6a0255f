import type { SceneName } from '../src/ui/scenes/scene.tsx';
import { sceneOf } from '../src/ui/scenes/scene-of.ts';

interface KitJob {
  id: string;
  scene: SceneName;
  title: string;
  where: string;
  minCents: number;
  maxCents: number;
}

export const kitJobs: KitJob[] = [
  {
    id: '1',
    scene: sceneOf('electrical'),
    title: 'New light in the stairwell',
    where: 'Forest Hill, Newark · 1.4 mi · 19 h ago',
    minCents: 7_000,
    maxCents: 13_000,
  },
  {
    id: '2',
    scene: sceneOf('plumbing'),
    title: 'Slow drain in the upstairs bath',
    where: 'Ironbound, Newark · 2.1 mi · Nov 13',
    minCents: 8_000,
    maxCents: 14_000,
  },
  {
    id: '3',
    scene: sceneOf('lawn_mowing'),
    title: 'Prune two apple trees',
    where: 'Montclair · 4.8 mi · Nov 19',
    minCents: 12_000,
    maxCents: 20_000,
  },
];
