import { trashDays } from '@sidework/contracts/business-tools/document-options';
import { reminderDays } from '@sidework/contracts/business-tools/expiry';
import { paths } from '../../../lib/paths.ts';
import type { Article } from '../article.ts';

export const business = {
  'your-books': {
    topic: 'business',
    title: 'How your books fill themselves',
    summary: 'What you earn here is in your books without typing.',
    askedAs: 'income, expenses, bookkeeping, Schedule C, statements',
    parts: [
      {
        heading: 'What is added automatically',
        lines: [
          'Released work with its fee, work that was paid outside, and tickets and courses that you sold. Each entry leads to the work or sale it came from.',
          'Refunds and fees that you paid are there too, each on its line of Schedule C.',
        ],
      },
      {
        heading: 'What you add',
        lines: [
          'Income from elsewhere, your expenses, and what you put in or take out. Entries that came from a payment are locked; you can add a note to them.',
        ],
      },
    ],
    links: [
      { label: 'Tax Tracker', to: paths.taxTracker },
      { label: 'Financial reports', to: paths.financialReports },
    ],
  },
  'estimated-taxes': {
    topic: 'business',
    title: 'Estimated taxes',
    summary: 'We estimate what you owe each quarter. It is an estimate, not advice.',
    askedAs: 'IRS, quarterly tax, self-employment, 1099, set aside',
    parts: [
      {
        heading: 'What is estimated',
        lines: [
          'Federal income tax, self-employment tax, and the tax of your state from dated rules with their sources. What a state’s figure leaves out is said beside it.',
        ],
      },
      {
        heading: 'Make it fit you',
        lines: [
          'Fill in your tax profile: your state, filing status, wages, last year’s tax and the business income deduction. Until then a simple rate is used.',
        ],
      },
      {
        heading: 'Due dates',
        lines: [
          'We remind you two weeks before a payment is due. You pay the IRS and your state yourself.',
        ],
      },
    ],
    links: [{ label: 'Tax Tracker', to: paths.taxTracker }],
  },
  'documents-and-licenses': {
    topic: 'business',
    title: 'Documents and licenses',
    summary: 'Keep documents safe, and never miss a renewal.',
    askedAs: 'files, upload, renewal, expire, papers',
    parts: [
      {
        heading: 'Document vault',
        lines: [
          `Only you see what is in it. Files are scanned for viruses. What you delete lies in the trash for ${trashDays} days.`,
        ],
      },
      {
        heading: 'License tracker',
        lines: [
          `Enter a license with the day it ends. We remind you ${reminderDays.slice(0, -1).join(', ')} days and one day before, and your calendar can follow along.`,
        ],
      },
    ],
    links: [
      { label: 'Document vault', to: paths.documentVault },
      { label: 'License tracker', to: paths.licenseTracker },
    ],
  },
} as const satisfies Record<string, Article>;
