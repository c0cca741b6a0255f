import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import type { SceneName } from './scene-names.ts';

const ofCategory: Record<string, SceneName> = {
  plumbing: 'tap',
  electrical: 'light',
  hvac: 'tap',
  landscaping: 'garden',
  it_professional: 'screen',
  house_cleaning: 'clean',
  therapist_counselor: 'care',
  business_consultant: 'books',
  legal_services: 'books',
  financial_advisor: 'money',
  career_coach: 'lesson',
  real_estate_agent: 'key',
  healthcare_professional: 'care',
  tutoring: 'lesson',
  babysitting: 'care',
  lifeguarding: 'swim',
  photography: 'camera',
  computer_help: 'screen',
  pet_walking: 'pet',
  snow_shoveling: 'snow',
  raking_leaves: 'leaves',
};

/** The drawing of a category's family of work; what children do is mostly done in a garden. */
export function sceneOf(category: string): SceneName {
  return ofCategory[category] ?? (isYouthCategory(category) ? 'garden' : 'paint');
}

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
