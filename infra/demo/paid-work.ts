import type { StageKey } from '@sidework/contracts/client-services/stages';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { type DemoMilestone, milestoneWork } from './milestone-work.ts';
import { dayMs } from './timeline.ts';

type Side = 'client' | 'professional';

/** The acts of either side on the work and its money, with the actor and the endpoint of the service. */
export const doors = {
  agree: ['client', 'accept'],
  'move on': ['professional', 'progress'],
  release: ['client', 'release'],
  'pay outside': ['client', 'paid-outside'],
  'request changes': ['client', 'request-changes'],
  cancel: ['client', 'cancel'],
  'call off': ['professional', 'cancel'],
  dispute: ['client', 'dispute'],
  answer: ['professional', 'dispute/answer'],
  negotiate: ['professional', 'negotiations'],
  extend: ['professional', 'extensions'],
  review: ['client', 'review'],
  'review client': ['professional', 'client-review'],
} as const satisfies Record<string, [Side, string]>;

/** The acts on one milestone, with the actor and the endpoint of it. */
export const milestoneDoors = {
  'fund milestone': ['client', 'fund'],
  'finish milestone': ['professional', 'finish'],
  'release milestone': ['client', 'release'],
} as const satisfies Record<string, [Side, string]>;

/** The deed and the place of the milestone in the plan, from 0. */
export type DeedOnMilestone = {
  [deed in keyof typeof milestoneDoors]: [daysAgo: number, deed: deed, position: number];
}[keyof typeof milestoneDoors];

/** A deed and what is sent with it; of `fund`, the dollars. */
export type Deed =
  | [daysAgo: number, deed: keyof typeof doors, body?: Record<string, unknown>]
  | [daysAgo: number, deed: 'sign contract', body?: undefined]
  | [daysAgo: number, deed: 'fund', dollars: number]
  | [daysAgo: number, deed: 'tip', dollars: number]
  | [daysAgo: number, deed: 'expense', spent: Spent]
  | [daysAgo: number, deed: 'write', written: Written]
  | [daysAgo: number, deed: 'give messages', by: Side]
  | [daysAgo: number, deed: 'agree on milestones', parts: DemoMilestone[]]
  | DeedOnMilestone;

/** A purchase for the work; its client pays it back, or has yet to answer. */
export interface Spent {
  title: string;
  dollars: number;
  isPaid: boolean;
}

/** A message to the other side; it may be chosen for a dispute later. */
export interface Written {
  by: Side;
  content: string;
}

export interface PaidWork {
  by: string;
  client: string;
  title: string;
  description: string;
  dollars: number;
  daysAgo: number;
  deeds: Deed[];
}

const moved = (daysAgo: number, progressStage: StageKey): Deed => [
  daysAgo,
  'move on',
  { progressStage },
];

/** The clients of the one whose year the CRM shows, and what is noted of each. */
export const plumber = {
  key: 'pat',
  clients: [
    ['clara', 'domestic', 'United States', 'Key under the second pot. Old pipes: bring copper.'],
    ['tom', 'domestic', 'United States', 'New to the house. Explain first, then repair.'],
    ['helen', 'domestic', 'United States', 'Three rentals, pays within the week.'],
    ['elena', 'international', 'Portugal', 'Writes in the morning of Lisbon. Tenant lets me in.'],
  ],
} as const;

type Visit = [daysAgo: number, client: string, title: string, dollars: number, stars?: number];

/** A year of visits, the oldest first; each is agreed to, done within days and paid on the spot. */
const visits: Visit[] = [
  [352, 'clara', 'Radiator valve in the hall', 145, 5],
  [338, 'helen', 'Boiler service, three apartments', 540, 5],
  [321, 'tom', 'Kitchen trap renewed', 120],
  [303, 'clara', 'Frost plug for the outdoor faucet', 95, 4],
  [287, 'helen', 'Burst pipe behind the laundry', 680, 5],
  [270, 'elena', 'Shower mixer for the tenant', 260, 4],
  [252, 'tom', 'Water heater flushed', 150, 5],
  [240, 'clara', 'Second bath, rough-in', 1_240],
  [224, 'helen', 'Two toilets replaced', 520, 5],
  [205, 'elena', 'Washing machine connected', 110],
  [191, 'tom', 'Garden hose line', 310, 4],
  [176, 'clara', 'Second bath, fittings', 980, 5],
  [160, 'helen', 'Pressure regulator', 290],
  [143, 'tom', 'Dishwasher connected', 130, 5],
  [128, 'elena', 'Leak above the tenant’s kitchen', 420, 3],
  [111, 'helen', 'Sump pump before the rains', 760, 5],
  [95, 'clara', 'Basement floor drain', 340, 4],
  [80, 'tom', 'Bath faucet cartridge', 90],
  [66, 'helen', 'Boiler check before winter', 460, 5],
  [48, 'elena', 'New stopcock', 175, 5],
];

const praise: Record<number, string> = {
  5: 'On time, clear about the price, and no mess left behind.',
  4: 'Good work. It took an hour longer than planned.',
  3: 'The leak is gone, but I had to ask twice for a day.',
};

/** Both sides write, so that both reviews are open. */
const ofClient = { rating: 5, comment: 'Clear about the work, and paid on the day.' };

const year = visits.map(
  ([daysAgo, client, title, dollars, rating]): PaidWork => ({
    by: plumber.key,
    client,
    title,
    dollars,
    daysAgo,
    description: 'As talked about on the phone, parts included.',
    deeds: [
      [daysAgo - 0.4, 'agree'],
      moved(daysAgo - 2, 'in_progress'),
      moved(daysAgo - 2.2, 'completed'),
      [daysAgo - 3, 'pay outside'],
      ...(rating
        ? [
            [daysAgo - 4, 'review', { rating, comment: praise[rating] }] satisfies Deed,
            [daysAgo - 4, 'review client', ofClient] satisfies Deed,
          ]
        : []),
    ],
  }),
);

/** The dispute that a moderator decides, and how. */
export const disputed = {
  title: 'Three waste lines renewed',
  toClientCents: 25_000,
  toProfessionalCents: 47_000,
  explanation: 'Two of three lines are in and hold. The third, with its wall, is worth $250.',
};

/** Work in each state that protected money goes through. */
const protectedWork: PaidWork[] = [
  {
    by: 'pat',
    client: 'clara',
    title: 'Copper riser from basement to attic',
    dollars: 1_800,
    description: 'New riser over three floors, old one capped, walls closed again.',
    daysAgo: 34,
    deeds: [
      [33.6, 'agree'],
      [33.4, 'fund', 1_800],
      moved(30, 'in_progress'),
      moved(27.2, 'completed'),
      [26.8, 'expense', { title: 'Copper pipe, 40 feet', dollars: 142.8, isPaid: true }],
      [26.1, 'release'],
      [25.6, 'tip', 100],
      [25.4, 'review', { rating: 5, comment: 'The water runs like in a new house.' }],
      [25.4, 'review client', ofClient],
    ],
  },
  {
    by: 'pat',
    client: 'tom',
    title: 'Heat pump water heater',
    dollars: 2_400,
    description: 'Old tank out, new one in, with the permit and the first service.',
    daysAgo: 12.5,
    deeds: [
      [12.3, 'agree'],
      [12.2, 'fund', 2_400],
      moved(9.1, 'in_progress'),
      [4.2, 'expense', { title: 'City permit for the heater', dollars: 85, isPaid: false }],
      moved(3.3, 'completed'),
    ],
  },
  {
    by: 'pat',
    client: 'helen',
    title: 'Repipe of the upper apartment',
    dollars: 3_200,
    description: 'Kitchen and bath of the upper apartment in PEX, in two visits.',
    daysAgo: 8.4,
    deeds: [
      [8.2, 'agree'],
      [8.15, 'sign contract'],
      [8.1, 'fund', 1_600],
      moved(5.2, 'in_progress'),
      moved(2.4, 'halfway'),
      [
        1.1,
        'negotiate',
        {
          proposedAmountCents: 345_000,
          timeZone: 'America/Los_Angeles',
          reason: 'The wall behind the bath is tile on concrete: a day more.',
        },
      ],
    ],
  },
  {
    by: 'pat',
    client: 'elena',
    title: 'Bathroom for the tenant, ground floor',
    dollars: 900,
    description: 'Basin, mirror cabinet and a new waste pipe.',
    daysAgo: 20.4,
    deeds: [
      [20.1, 'agree'],
      [20, 'fund', 900],
      moved(16, 'in_progress'),
      moved(13, 'halfway'),
      [
        9.2,
        'write',
        {
          by: 'client',
          content:
            'My tenant sent a photo: the cabinet leans to the left, and there is water under the basin.',
        },
      ],
      [
        9,
        'write',
        {
          by: 'professional',
          content:
            'The wall there is an inch out of true, as I showed you. I will tighten the trap on Tuesday.',
        },
      ],
      [
        7.1,
        'write',
        { by: 'client', content: 'Tuesday is over and it still drips. What about the cabinet?' },
      ],
      [6.5, 'dispute', { reason: 'The cabinet hangs askew and the waste pipe still drips.' }],
      [
        5.8,
        'answer',
        {
          statement: 'The wall is out of true: I showed it before. The pipe is dry since Tuesday.',
        },
      ],
      [5.6, 'give messages', 'client'],
    ],
  },
  {
    by: 'pat',
    client: 'tom',
    title: 'Rainwater tank for the garden',
    dollars: 640,
    description: 'Tank of 300 gallons with filter and pump.',
    daysAgo: 15.9,
    deeds: [
      [15.7, 'agree'],
      [15.6, 'fund', 640],
      [10.8, 'cancel', {}],
    ],
  },
  {
    by: 'pat',
    client: 'helen',
    title: 'Hot water loop for the three apartments',
    dollars: 1_350,
    description: 'Return line with a pump on a timer, insulated in the basement.',
    daysAgo: 11.2,
    deeds: [
      [11, 'agree'],
      [10.9, 'fund', 1_350],
      moved(7.4, 'in_progress'),
      moved(4.2, 'completed'),
      [
        2.1,
        'request changes',
        { reason: 'The pump hums at night. Please set the timer and put rubber under it.' },
      ],
    ],
  },
  {
    by: 'pat',
    client: 'elena',
    title: 'Tankless heater for the apartment',
    dollars: 1_150,
    description: 'Wall unit with its own gas line and flue.',
    daysAgo: 19.3,
    deeds: [
      [19, 'agree'],
      [18.9, 'fund', 1_150],
      [14.5, 'call off', { cause: 'cannot_finish' }],
    ],
  },
  {
    by: 'pat',
    client: 'tom',
    title: disputed.title,
    dollars: 720,
    description: 'Bath and sink lines from the second floor to the basement.',
    daysAgo: 26.4,
    deeds: [
      [26.2, 'agree'],
      [26, 'fund', 720],
      moved(22, 'in_progress'),
      moved(17, 'halfway'),
      [9.3, 'dispute', { reason: 'Two of the three lines are done, and no day for the third.' }],
    ],
  },
  {
    by: 'pat',
    client: 'tom',
    title: 'Water softener in the basement',
    dollars: 860,
    description: 'Softener with bypass, drain and the first bag of salt.',
    daysAgo: 4.3,
    deeds: [[4.1, 'agree'], moved(1.3, 'in_progress')],
  },
  {
    by: 'pat',
    client: 'clara',
    title: 'Bidet for the second bath',
    dollars: 380,
    description: 'Fitted beside the toilet, with its own stopcocks.',
    daysAgo: 0.9,
    deeds: [],
  },
];

export const paidWork: PaidWork[] = [...year, ...protectedWork, ...milestoneWork];

const inDays = (timeZone: string, days: number) =>
  dayIn(timeZone, new Date(Date.now() + days * dayMs));

/** The acts on the money and the terms of work that began with a hire. */
export const deedsOfHired: Record<string, Deed[]> = {
  'Two outlets for a home office': [
    [15.2, 'fund', 290],
    [
      0.8,
      'extend',
      {
        proposedDeadline: inDays('America/New_York', 14),
        reason: 'The covers you chose are on back order and come a week later.',
      },
    ],
  ],
};

/** The plumber's payouts go to this account, whose number the sandbox verifies. */
export const bankAccount = {
  holder: 'Pat Delgado',
  bank: 'Ironbound Community Bank',
  routingNumber: '110000000',
  accountNumber: '000123456789',
};

/** When it is that all which was released is paid out. */
export const payoutDaysAgo = 22.5;
