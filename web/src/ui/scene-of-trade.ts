import type { SceneName } from './scene-names.ts';

const ofTrade: [word: RegExp, scene: SceneName][] = [
  [/plumb|heating|hvac/i, 'tap'],
  [/electri/i, 'light'],
  [/landscap|garden|lawn/i, 'garden'],
  [/account|bookkeep|\btax|legal|lawyer|notary/i, 'books'],
  [/\bit\b|comput|software|photo/i, 'screen'],
  [/clean/i, 'clean'],
  [/real estate|propert|apprais/i, 'key'],
  [/financ|insur/i, 'money'],
  [/teach|tutor|coach/i, 'lesson'],
  [/nurs|therap|care/i, 'care'],
  [/paint|carpent|handy|build|roof/i, 'paint'],
];

/** The drawing of work that is known by who does it: a profession in their own words. */
export function sceneOfTrade(profession: string | null | undefined): SceneName {
  return ofTrade.find(([word]) => word.test(profession ?? ''))?.[1] ?? 'street';
}
