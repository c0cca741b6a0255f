import type { DemoJob } from './jobs.ts';

/** For those whom the landing page names, so that each of its tiles leads to something. */
export const professionJobs: DemoJob[] = [
  [
    'marcus',
    'Monthly accounting for a bakery',
    'financial_advisor',
    [200, 350],
    ['East Austin, TX', 30.2625, -97.7186],
    'One register, two suppliers, four people on the payroll. I export everything on the first of the month and would like a short report by the tenth.',
  ],
  [
    'helen',
    'Compare the insurance of three rental houses',
    'financial_advisor',
    [null, 250],
    ['Portland, OR', 45.5152, -122.6784],
    'Three policies from three companies, made at different times. I want to know what is covered twice, what is not, and what one policy for all would cost.',
  ],
  [
    'clara',
    'A notary at the kitchen table',
    'legal_services',
    [40, 80],
    ['Ironbound, Newark, NJ', 40.7258, -74.1573],
    'Two signatures under a power of attorney. My mother does not leave the house, so somebody has to come by. Any weekday morning.',
  ],
  [
    'tom',
    'Inspection of a condo before I make an offer',
    'real_estate_agent',
    [300, 500],
    ['Journal Square, Jersey City, NJ', 40.7331, -74.0627],
    'Two bedrooms, fourth floor, built in 1988. I would like to be there and to have a written report within three days.',
  ],
  [
    'marcus',
    'Someone to look after the apartment above the shop',
    'real_estate_agent',
    [100, 180],
    ['East Austin, TX', 30.2627, -97.7188],
    'One property, one tenant, one rent a month. Calls about the boiler reach me while I am at the oven; I want them to reach you.',
  ],
  [
    'tom',
    'A plan for my savings',
    'financial_advisor',
    [150, 300],
    ['Hoboken, NJ', 40.7439, -74.0321],
    'I have put money aside for a home and wonder whether to wait. Two hours, no products, a page that I can come back to.',
  ],
  [
    'helen',
    'Appraisal of a duplex',
    'real_estate_agent',
    [400, 600],
    ['Sellwood, Portland, OR', 45.4642, -122.6513],
    'I think of selling next summer. Two units, both let, new roof in 2022. The papers are in one folder.',
  ],
];
