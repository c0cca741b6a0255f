import { dayText, foundText, type KindsOfNotification, money } from './kind.ts';

/** The notifications of the marketplace service. */
export const marketplaceKinds = {
  job_invitation: {
    label: 'An invitation to propose on a job',
    mail: true,
    say: ({ name, title }) => `${name} invites you to propose on “${title}”.`,
  },
  search_matched: {
    label: 'A new match for a saved search, at once',
    mail: false,
    say: ({ title, found = [], count = 1 }) =>
      `New for your search “${title}”: ${foundText(found, count)}.`,
  },
  search_digest: {
    label: 'New matches for a saved search, once a day',
    mail: true,
    say: ({ title, found = [], count = 1 }) =>
      `${count === 1 ? 'One new match' : `${count} new matches`} for your search “${title}”: ${foundText(found, count)}.`,
  },
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
      `Your child ${name} proposes to do “${title}” for ${money(amountCents)}.`,
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
      ({
        declined: `${name} declined your proposal for “${title}”.`,
        refused: `Your guardian said no to “${title}”.`,
        silent: `Your guardian did not answer about “${title}” in time.`,
      })[reason ?? ''] ?? `“${title}” went to someone else or has ended.`,
  },
  proposal_changed: {
    label: 'A proposal on your job that was changed',
    mail: false,
    say: ({ name, title, amountCents }) =>
      `${name} changed the proposal for “${title}”: ${money(amountCents)}.`,
  },
  child_hire_requested: {
    label: 'A hire of a child you look after that waits for you',
    mail: true,
    say: ({ name, title, amountCents, isOver }) =>
      `${name} wants to hire your child for “${title}” at ${money(amountCents)}.${isOver ? '' : ' Say yes or no within 7 days.'}`,
  },
  child_hire_approved: {
    label: 'A guardian who approved a hire of yours',
    mail: true,
    say: ({ name, title }) => `The guardian of ${name} approved: “${title}” can begin.`,
  },
  child_hire_ended: {
    label: 'A hire of yours that a guardian did not approve',
    mail: true,
    say: ({ name, title, reason }) =>
      reason === 'silent'
        ? `The guardian of ${name} did not answer about “${title}” in time. Your job is open again.`
        : `The guardian of ${name} did not approve “${title}”. Your job is open again.`,
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
    say: ({ title }) => `Your job “${title}” has ended. Post it again if you still need someone.`,
  },
} as const satisfies KindsOfNotification;
