import { inPlainLetters } from '../kernel/plain-letters.ts';
import { type Category, gigCategories, jobCategories, youthCategories } from './categories.ts';

/** People call the work, its workers and the things it is done to by these, beside the words of its label. */
const callings: Record<string, string> = {
  plumbing:
    'plumber tap faucet spigot pipe drain clog toilet commode leak sink sewer sewage septic shower bathtub boiler water heater sump disposal',
  electrical:
    'electrician electricity electric wiring rewire rewiring socket outlet switch breaker fuse panel lighting light chandelier ceiling fan ev charger tesla generator doorbell circuit',
  hvac: 'heat heating cooling furnace ventilation duct thermostat boiler radiator air conditioning conditioner ac',
  carpentry:
    'carpenter woodwork woodworker wood cabinet cabinetmaker joiner deck fence shelf shelves bookshelf door stair railing banister trim framing floor flooring hardwood',
  landscaping:
    'landscaper gardener gardening garden lawn care grass mowing yard hedge bush tree stump patio paver mulch sprinkler irrigation sod leaf leaves cleanup arborist',
  painting: 'painter paint wallpaper mural stain staining exterior house',
  it_professional:
    'computer laptop software developer programmer app website web shopify wordpress seo network wifi internet printer virus data spreadsheet technician',
  handyman_services:
    'handywoman fixer mount mounting tv television assembly assemble ikea furniture hang hanging picture mirror curtain blinds gutter lock drywall caulk grout tile pressure power washing',
  house_cleaning:
    'cleaner clean cleaning maid housekeeper housekeeping janitor carpet window washer washing office declutter organize organizer home',
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
  lawn_care:
    'lawn mowing mow mower grass yard fertilizer fertilizing weed seeding leaf leaves rake raking cleanup snow gardener',
  pet_care: 'dog cat puppy walker walking sitter sitting groomer grooming trainer boarding vet',
  delivery: 'deliver mover moving courier hauling hauler junk truck van pickup grocery errand',
};

const partsOf = (text: string) =>
  inPlainLetters(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** A word without its plural s, so that a search for taps finds a tap. */
export const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const wordsOfCategory = new Map(
  [...jobCategories, ...youthCategories, ...gigCategories].map(({ key, label }) => [
    key,
    partsOf(`${label} ${callings[key] ?? ''}`).map(singular),
  ]),
);

/** From so many letters on, the beginning of a word is taken for it: people are shown jobs while they type. */
const leastBeginning = 5;

/** The categories, among those given, that a word of a search stands for. */
export function categoriesNamed(word: string, among: readonly Category[]): string[] {
  const asked = partsOf(word).map(singular);
  const names = (known: string) =>
    asked.some((part) => (part.length < leastBeginning ? known === part : known.startsWith(part)));
  return among.map(({ key }) => key).filter((key) => wordsOfCategory.get(key)?.some(names));
}

/** Every word that stands for a category. */
export const wordsForCategories: ReadonlySet<string> = new Set(
  [...wordsOfCategory.values()].flat(),
);
