import type { GigOffer } from '@sidework/contracts/marketplace/gig-offer';
import type { PricingType } from '@sidework/contracts/marketplace/gig-options';

/** A gig: title, category, dollars, unit, description, the number of its pictures, and its offer where it has one. */
export type DemoGig = [
  by: string,
  title: string,
  category: string,
  dollars: number | null,
  pricingType: PricingType,
  description: string,
  pictures: number,
  offer?: GigOffer,
];

const faucets: GigOffer = {
  packages: [
    {
      tier: 'basic',
      scope: 'One dripping faucet: new washer or cartridge, tested.',
      priceCents: 7_500,
      days: 1,
    },
    {
      tier: 'standard',
      scope: 'One faucet replaced with yours, old one taken away.',
      priceCents: 13_500,
      days: 1,
    },
    {
      tier: 'premium',
      scope: 'Kitchen and bath faucets replaced, drains checked.',
      priceCents: 24_000,
      days: 2,
    },
  ],
  extras: [
    { name: 'Shutoff valve replaced', priceCents: 4_500 },
    { name: 'Pat brings the faucet, brushed nickel', priceCents: 12_000 },
  ],
  questions: [
    { text: 'Which floor is it on?', isRequired: true },
    { text: 'Is there anything special about the faucet?', isRequired: false },
  ],
  faqs: [
    {
      question: 'Do you bring the parts?',
      answer: 'Washers and cartridges of the usual makes, yes.',
    },
    {
      question: 'Do I have to be at home?',
      answer: 'Someone has to open, and the water is off for half an hour.',
    },
  ],
  areaMiles: 10,
  areaTowns: [],
};

const winterGarden: GigOffer = {
  packages: [
    { tier: 'basic', scope: 'Leaves composted and roses covered.', priceCents: 9_000, days: 1 },
    { tier: 'standard', scope: 'All of it, and beds cut back.', priceCents: 18_000, days: 1 },
  ],
  extras: [{ name: 'Gutters cleared of leaves', priceCents: 6_000 }],
  questions: [{ text: 'How large is the garden?', isRequired: true }],
  faqs: [],
  areaMiles: null,
  areaTowns: ['Portland, OR', 'Beaverton, OR'],
};

/**
 * The gigs of the demo people, the oldest first; each profession's tile on the landing page leads to one. Pictures
 * are drawn houses, whatever the work is.
 */
export const gigs: DemoGig[] = [
  [
    'lucia',
    'Help with buying your first home',
    'other',
    null,
    'project',
    'From the first look to the keys. I know every street between Beaverton and the river, and what real estate really sells for.',
    1,
  ],
  [
    'lucia',
    'What your property is worth: a written appraisal',
    'other',
    350,
    'fixed',
    'Two visits, three comparable sales and a written appraisal that a bank can read.',
    0,
  ],
  [
    'lucia',
    'Property management for small landlords',
    'other',
    120,
    'project',
    'Tenants, repairs and rent for up to four units, with one page of figures each month.',
    0,
  ],
  [
    'naomi',
    'Books and accounting for one-person businesses',
    'other',
    65,
    'hourly',
    'I sort the receipts, close the month and tell you in plain words where the money went.',
    0,
  ],
  [
    'naomi',
    'A financial plan on two pages',
    'other',
    280,
    'fixed',
    'Savings, debts and retirement on two pages that you will still understand in a year.',
    0,
  ],
  [
    'naomi',
    'Notary at your kitchen table',
    'other',
    40,
    'fixed',
    'I come to you in the evening, check papers and identity, and certify on the spot. Notary for New York.',
    0,
  ],
  [
    'sam',
    'Home inspection before you buy',
    'handyman_services',
    240,
    'fixed',
    'Roof to basement in three hours. You get forty photos and a list of what is urgent and what is not.',
    2,
  ],
  [
    'arjun',
    'Which insurance your business needs online',
    'it_professional',
    null,
    'fixed',
    'I look at what you keep of customers and how, and say what an insurance against attacks has to cover.',
    0,
  ],
  [
    'devon',
    'One room painted in one day',
    'painting',
    320,
    'project',
    'Walls and ceiling, two coats, furniture moved and put back. I bring everything but the paint color.',
    0,
  ],
  [
    'ines',
    'Garden made ready for winter',
    'landscaping',
    45,
    'hourly',
    'Beds cut back, leaves composted, roses covered. I bring my own tools and take the rest away.',
    3,
    winterGarden,
  ],
  [
    'arjun',
    'Your slow computer made fast again',
    'it_professional',
    55,
    'hourly',
    'By remote or at your place around Austin. Your files stay where they are, and I explain each step.',
    0,
  ],
  [
    'ruth',
    'Outlets, switches and lamps',
    'electrical',
    80,
    'hourly',
    'Small electrical work, done properly and tested. Licensed and insured in New Jersey.',
    0,
  ],
  [
    'sam',
    'Shelves that fit your wall',
    'carpentry',
    190,
    'project',
    'Measured, cut and mounted within a week, in pine, oak or painted.',
    0,
  ],
  [
    'pat',
    'Drain cleaning, same day',
    'plumbing',
    110,
    'fixed',
    'Kitchen, bath or basement. If it does not run when I leave, you pay nothing.',
    0,
  ],
  [
    'pat',
    'Leaking faucet or pipe',
    'plumbing',
    75,
    'hourly',
    'Most leaks are an hour of work. I look first, say the price, and only then begin.',
    4,
    faucets,
  ],
];
