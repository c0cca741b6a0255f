import type { SceneName } from '../../ui/scenes/scene.tsx';
import { operator } from './operator.ts';

export interface Concern {
  title: string;
  scene: SceneName;
  text: string;
  address: string;
  /** Each begins a mail with that subject. */
  topics: string[];
}

export const concerns: Concern[] = [
  {
    title: 'Help',
    scene: 'mailbox',
    text: 'Something does not work, or you do not know how to go on.',
    address: operator.email,
    topics: ['My account', 'A job or a proposal', 'A payment', 'Something else'],
  },
  {
    title: 'Your data',
    scene: 'folder',
    text: 'What we hold about you, or about your child.',
    address: operator.privacyEmail,
    topics: ['A copy', 'A correction', 'A deletion'],
  },
  {
    title: 'Safety',
    scene: 'people',
    text: 'If someone is in danger now, call your local emergency number first.',
    address: operator.safetyEmail,
    topics: ['A child’s safety', 'Another person’s safety'],
  },
];
