import type { SceneName } from './scene-names.ts';

const ofCategory: Record<string, SceneName> = {
  plumbing: 'tap',
  electrical: 'light',
  hvac: 'fan',
  landscaping: 'garden',
  lawn_care: 'garden',
  lawn_mowing: 'garden',
  yard_work: 'yard',
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
  pet_care: 'pet',
  pet_walking: 'pet',
  snow_shoveling: 'snow',
  raking_leaves: 'leaves',
};

/** The drawing of a category's family of work; of one without its own, that of a house. */
export function sceneOf(category: string): SceneName {
  return ofCategory[category] ?? 'paint';
}
