import { isYouthCategory } from '@sidework/contracts/marketplace/categories';

type Tint = 'green' | 'coral' | 'sun' | 'denim';

const tints = {
  // Families of work.
  paint: 'green',
  light: 'sun',
  tap: 'denim',
  garden: 'green',
  books: 'denim',
  screen: 'sun',
  care: 'coral',
  lesson: 'coral',
  clean: 'denim',
  // What is not there yet, and what stands for a tool.
  street: 'green',
  board: 'coral',
  search: 'green',
  mailbox: 'denim',
  signpost: 'sun',
  people: 'coral',
  money: 'green',
  calendar: 'denim',
  folder: 'sun',
  bell: 'sun',
  key: 'coral',
} satisfies Record<string, Tint>;

export type SceneName = keyof typeof tints;

export const sceneNames = Object.keys(tints) as SceneName[];

export const tintOf = (name: SceneName): Tint => tints[name];

const ofCategory: Record<string, SceneName> = {
  plumbing: 'tap',
  electrical: 'light',
  hvac: 'tap',
  carpentry: 'paint',
  landscaping: 'garden',
  painting: 'paint',
  it_professional: 'screen',
  handyman_services: 'paint',
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
  lifeguarding: 'care',
  photography: 'screen',
  computer_help: 'screen',
  pet_walking: 'care',
};

/** The drawing of a category's family of work; what children do is mostly done in a garden. */
export function sceneOf(category: string): SceneName {
  return ofCategory[category] ?? (isYouthCategory(category) ? 'garden' : 'street');
}
