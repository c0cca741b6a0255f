import { releaseDays, serviceFeeBps } from '@sidework/contracts/client-services/terms';
import { courseFeeBps } from '@sidework/contracts/education-events/course-options';
import { holdMinutes } from '@sidework/contracts/education-events/event-options';
import { paths } from '../../../lib/paths.ts';
import type { Article } from '../article.ts';

export const money = {
  'protected-payments': {
    topic: 'money',
    title: 'How protected payments work',
    summary: 'The client pays first, and the money is held until the work is done.',
    askedAs: 'escrow, deposit, held money, release, pay cash',
    parts: [
      {
        heading: 'From payment to release',
        isSteps: true,
        lines: [
          'The client pays all or part of the price. The money is held; neither side can use it for anything else.',
          'The professional does the work and marks it complete.',
          `The client releases the money. If the client does nothing and there is no dispute, it is released after ${releaseDays} days, once the whole price was paid in.`,
          `The professional gets the price less our fee of ${serviceFeeBps / 100}%.`,
        ],
      },
      {
        heading: 'Paid in another way',
        lines: [
          'If you settle work in cash or by check, the client marks it as paid outside. There is no fee, and the professional is notified and can correct the date. Such money is not protected: we cannot return what we never held.',
        ],
      },
    ],
    links: [{ label: 'Your balance', to: paths.balance }],
  },
  payouts: {
    topic: 'money',
    title: 'Get paid to your bank',
    summary: 'Add a payout account, then withdraw by hand or every Friday.',
    askedAs: 'withdraw, bank account, transfer, when do I get my money, routing number',
    parts: [
      {
        heading: 'Your payout account',
        lines: [
          'Add the account under Your balance. It is verified before the first payout. If something is missing, the page says what.',
          'After you change an account that has been used, payouts wait for 72 hours, and we mail you. If it was not you, you have time to stop it.',
        ],
      },
      {
        heading: 'What can be paid out',
        lines: [
          'Released money can be paid out at once. Money for tickets is held until one day after the event, and money for courses for 14 days. The balance shows what is held and until when.',
          'What a child earns goes to its guardian’s account.',
        ],
      },
    ],
    links: [{ label: 'Your balance', to: paths.balance }],
  },
  disputes: {
    topic: 'money',
    title: 'Disputes',
    summary: 'If you cannot agree, a moderator decides what happens to the protected money.',
    askedAs: 'disagree, complaint, moderator, bad work, scam',
    parts: [
      {
        heading: 'Before a dispute',
        lines: [
          'Write to the other side first, and request changes if the work is not what you agreed on. Most disagreements end there.',
        ],
      },
      {
        heading: 'What happens',
        lines: [
          'Nothing is released while a dispute is open. The side that opens it says what happened. A moderator reads it, looks at the work, and divides the protected money between you, with the reason.',
        ],
      },
    ],
    links: [
      { label: 'My services', to: paths.myServices },
      { label: 'Contact', to: paths.contact },
    ],
  },
  refunds: {
    topic: 'money',
    title: 'Refunds',
    summary: 'When money goes back for work, tickets and courses.',
    askedAs: 'get my money back, chargeback, return',
    parts: [
      {
        heading: 'Work',
        lines: [
          'Protected money goes back when the professional cancels, when a lower price is agreed on, or when a moderator decides so. When the client cancels, or did not show up or pay, the cancellation fee is taken first.',
        ],
      },
      {
        heading: 'Tickets',
        lines: [
          'Each event says before you pay how much goes back, and until when. If the organizer cancels the event, everything you paid goes back. If the organizer moves it to another time or place, you can cancel for the whole price until it starts.',
          `A seat is held for ${holdMinutes.payment} minutes while you pay. A ticket that was checked in is not refunded.`,
        ],
      },
      {
        heading: 'How long it takes',
        lines: [
          'Refunds go back to the card that paid; what that card can no longer take goes to your balance. Your bank may take a few days to show them.',
        ],
      },
    ],
    links: [
      { label: 'My tickets', to: paths.tickets },
      { label: 'My services', to: paths.myServices },
    ],
  },
  fees: {
    topic: 'money',
    title: 'What Sidework costs',
    summary: 'You pay only when you are paid, and you see the fee before you agree.',
    askedAs: 'cost, price, commission, percent, charges',
    parts: [
      {
        heading: 'Fees',
        lines: [
          `Services: ${serviceFeeBps / 100}% of what the professional is paid. Clients pay no fee.`,
          `Courses: ${courseFeeBps / 100}% of the price, so the educator keeps ${100 - courseFeeBps / 100}%.`,
          'Tickets: no fee.',
          'Work that is paid outside: no fee.',
        ],
      },
    ],
    links: [{ label: 'Your balance', to: paths.balance }],
  },
} as const satisfies Record<string, Article>;
