import { inPlainLetters } from '../kernel/plain-letters.ts';
import { isYouthCategory, jobCategories, youthCategories } from './categories.ts';

/** People call the work, its workers and the things it is done to by these, beside the words of its label. */
const callings: Record<string, string> = {
  plumbing: 'plumber tap faucet pipe drain toilet leak sink boiler',
  electrical: 'electrician electricity electric wiring socket outlet breaker lighting',
  hvac: 'heating cooling furnace ventilation air conditioning conditioner ac',
  carpentry: 'carpenter woodwork wood cabinet joiner deck',
  landscaping: 'landscaper gardener gardening garden lawn care grass mowing yard hedge tree',
  painting: 'painter paint wallpaper house',
  it_professional: 'computer software developer programmer website network technician',
  handyman_services: 'handywoman fixer mounting assembly furniture',
  house_cleaning: 'cleaner clean cleaning maid housekeeper housekeeping home',
  therapist_counselor: 'therapy counseling counselling counsellor psychologist',
  business_consultant: 'consulting consultancy startup strategy marketing',
  legal_services: 'lawyer attorney law notary notaries notarize contract paralegal',
  financial_advisor:
    'accountant accounting bookkeeper bookkeeping tax return finance insurance adviser cpa',
  career_coach: 'coaching resume interview',
  real_estate_agent:
    'realtor realty broker property home house inspection inspector appraiser appraisal',
  healthcare_professional: 'health nurse nursing caregiver doctor medical care',
  snow_shoveling: 'shovel snowplow removal driveway',
  lawn_mowing: 'mow mower grass care',
  raking_leaves: 'rake leaf',
  yard_work: 'garden gardening weeding weed',
  tutoring: 'tutor homework lesson math teaching',
  babysitting: 'babysitter sitter childcare nanny',
  lifeguarding: 'lifeguard pool swimming',
  photography: 'photographer photo picture camera',
  computer_help: 'laptop phone printer tech',
  pet_walking: 'dog walker walk care sitting cat',
};

const partsOf = (text: string) =>
  inPlainLetters(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** A word without its plural s, so that a search for taps finds a tap. */
export const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const wordsOfCategory = [...jobCategories, ...youthCategories].map(({ key, label }) => ({
  key,
  words: partsOf(`${label} ${callings[key] ?? ''}`).map(singular),
}));

/** From so many letters on, the beginning of a word is taken for it: people are shown jobs while they type. */
const leastBeginning = 5;

/** The categories of jobs for adults, or of those for children, that a word of a search stands for. */
export function categoriesNamed(word: string, { isYouth }: { isYouth: boolean }): string[] {
  const asked = partsOf(word).map(singular);
  const names = (known: string) =>
    asked.some((part) => (part.length < leastBeginning ? known === part : known.startsWith(part)));
  return wordsOfCategory
    .filter(({ key, words }) => isYouthCategory(key) === isYouth && words.some(names))
    .map(({ key }) => key);
}
