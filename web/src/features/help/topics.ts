import type { SceneName } from '../../ui/scenes/scene.tsx';

/** The shelves of the help center, in the order in which people meet them. */
export const topics = {
  hiring: { title: 'Hiring', scene: 'board' },
  working: { title: 'Finding work', scene: 'tap' },
  money: { title: 'Payments and payouts', scene: 'money' },
  family: { title: 'Young people and guardians', scene: 'people' },
  learning: { title: 'Courses and events', scene: 'lesson' },
  business: { title: 'Books, taxes and documents', scene: 'books' },
  account: { title: 'Your account and safety', scene: 'key' },
} as const satisfies Record<string, { title: string; scene: SceneName }>;

export type HelpTopic = keyof typeof topics;
