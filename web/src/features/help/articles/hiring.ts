import { negotiationDays } from '@sidework/contracts/client-services/agreements';
import { feeDisputeDays } from '@sidework/contracts/client-services/money-words';
import { cancellationFeePercentage, releaseDays } from '@sidework/contracts/client-services/terms';
import { jobDays } from '@sidework/contracts/marketplace/limits';
import { paths } from '../../../lib/paths.ts';
import type { Article } from '../article.ts';

export const hiring = {
  'post-a-job': {
    topic: 'hiring',
    title: 'Post a job and choose someone',
    summary: 'Posting is free. You compare the proposals and hire the one you like.',
    askedAs: 'hire someone, find help, compare proposals, choose a professional',
    parts: [
      {
        heading: 'How it goes',
        isSteps: true,
        lines: [
          'Choose Post a Job. Say what you need, where, and what you would like to spend. A town or a ZIP code is enough.',
          'Professionals send proposals, each with a price and a few words. You hear about each one.',
          'Open the job to compare proposals side by side, and write to the people who sent them.',
          'Hire one. The others hear that the job is taken, and the work gets a page of its own.',
        ],
      },
      {
        heading: 'How long a job stays open',
        lines: [
          `A job is open for ${jobDays.open} days. We remind you ${jobDays.warning} days before it ends, and you can extend or close it at any time.`,
        ],
      },
      {
        heading: 'What others see',
        lines: [
          'Visitors see the job without your name, and the place as you typed it, so a town or a ZIP code is enough. Distances are measured to a rounded spot. The person you hire sees the exact place if you gave one.',
        ],
      },
    ],
    links: [
      { label: 'Post a job', to: paths.postJob },
      { label: 'My jobs', to: paths.myJobs },
      { label: 'Browse services', to: paths.gigs },
    ],
  },
  'change-an-agreement': {
    topic: 'hiring',
    title: 'Change the price or the deadline',
    summary: 'A new price needs both of you; the client sets the deadline.',
    askedAs: 'renegotiate, counteroffer, extension, more time, raise or lower the price',
    parts: [
      {
        heading: 'Another price',
        lines: [
          `Either side can propose another price on the page of the work. The other accepts, rejects or makes a counteroffer within ${negotiationDays} days. Until then the old price holds.`,
          'If the new price is higher than what is protected, the client adds the difference. If it is lower, the difference goes back to the client at once.',
        ],
      },
      {
        heading: 'More time',
        lines: [
          'The client sets the deadline. A professional who needs more time asks for an extension, and the client approves or denies it.',
        ],
      },
    ],
    links: [
      { label: 'My services', to: paths.myServices },
      { label: 'Service tracker', to: paths.serviceTracker },
    ],
  },
  'cancel-work': {
    topic: 'hiring',
    title: 'Cancel work that has begun',
    summary: 'Who cancels usually pays a fee. You see the amount before you confirm.',
    askedAs: 'cancellation fee, quit a job, no-show, call it off',
    parts: [
      {
        heading: 'The fee',
        lines: [
          `The fee is ${cancellationFeePercentage}% of what has not been released yet. The side that cancels pays it. If a professional cancels because the client did not show up or did not pay, the client pays it, and can dispute a fee that is taken from held money within ${feeDisputeDays} days.`,
          'There is no fee if the other side never agreed to the work. The side that would receive a fee can waive it.',
        ],
      },
      {
        heading: 'Protected money',
        lines: [
          'If the client pays the fee, it is taken from the protected money and the rest goes back to the client. If the professional pays it, all of the protected money goes back.',
        ],
      },
    ],
    links: [{ label: 'My services', to: paths.myServices }],
  },
  'finish-and-review': {
    topic: 'hiring',
    title: 'When the work is done',
    summary: 'Check the work, release the money, and write a review.',
    askedAs: 'complete, accept the work, request changes, rating, stars',
    parts: [
      {
        heading: 'Check and release',
        lines: [
          `When the professional marks the work complete, you can release the money, request changes, or open a dispute. If you do nothing, money that is fully paid in is released after ${releaseDays} days.`,
        ],
      },
      {
        heading: 'Reviews',
        lines: [
          'A review can be written once the work is complete, one for each service. The professional can reply. You can edit your review for 14 days, until there is a reply.',
        ],
      },
    ],
    links: [{ label: 'My services', to: paths.myServices }],
  },
} as const satisfies Record<string, Article>;
