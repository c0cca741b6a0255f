import { dayText, type KindsOfNotification, money } from './kind.ts';

/** What the marketplace service tells of. */
export const marketplaceKinds = {
  proposal_received: {
    label: 'A proposal on your job',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `${name} proposes to do “${title}” for ${money(amountCents)}.`,
  },
  child_proposed: {
    label: 'A proposal of a child you look after',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `${name}, whom you look after, proposes to do “${title}” for ${money(amountCents)}.`,
  },
  proposal_withdrawn: {
    label: 'A proposal that was withdrawn',
    mail: false,
    say: ({ name, title }) => `${name} withdrew the proposal for “${title}”.`,
  },
  proposal_accepted: {
    label: 'You were hired',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `${name} hired you for “${title}” at ${money(amountCents)}.`,
  },
  proposal_declined: {
    label: 'A proposal of yours that was declined or not selected',
    mail: true,
    say: ({ name, title, reason }) =>
      reason === 'declined'
        ? `${name} declined your proposal for “${title}”.`
        : `“${title}” went to somebody else or has ended.`,
  },
  proposal_overtaken: {
    label: 'A job you proposed on whose title or budget changed',
    mail: true,
    say: ({ name, title }) =>
      `${name} changed “${title}” after you sent your proposal. See whether it still fits.`,
  },
  job_nearly_expired: {
    label: 'A job of yours that ends soon',
    mail: true,
    say: ({ title, day }) =>
      `Your job “${title}” ends ${day ? `on ${dayText(day)}` : 'soon'}, unless you keep it open.`,
  },
  job_expired: {
    label: 'A job of yours that has ended',
    mail: true,
    say: ({ title }) => `Your job “${title}” has ended. Post it again if you still need somebody.`,
  },
} as const satisfies KindsOfNotification;
