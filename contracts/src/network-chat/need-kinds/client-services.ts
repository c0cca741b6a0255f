import { type KindsOfNeed, money } from './kind.ts';

/** These wait because of work under way. */
export const clientServicesNeeds = {
  changes_requested: {
    label: 'requested changes',
    action: 'Open',
    say: ({ name, title }) => `${name} requests changes on “${title}”`,
  },
  service_to_agree: {
    label: 'services to agree to',
    action: 'Review',
    say: ({ name, title, amountCents }) =>
      `${name} proposes the service “${title}” for ${money(amountCents)}`,
    isKeptByBlock: true,
  },
  negotiation_to_answer: {
    label: 'payment adjustments to answer',
    action: 'Review',
    say: ({ name, title, amountCents }) => `${name} proposes ${money(amountCents)} for “${title}”`,
  },
  milestones_to_answer: {
    label: 'milestones to answer',
    action: 'Review',
    say: ({ name, title, count = 2 }) => `${name} proposes ${count} milestones for “${title}”`,
  },
  contract_to_sign: {
    label: 'contracts to sign',
    action: 'Read',
    say: ({ name, title }) => `${name} asks you to sign a contract for “${title}”`,
  },
  expense_to_pay: {
    label: 'expenses to pay back',
    action: 'Review',
    say: ({ name, title, amountCents }) =>
      `${name} asks for an expense of ${money(amountCents)} for “${title}”`,
  },
  appointment_to_answer: {
    label: 'appointments to answer',
    action: 'Choose',
    say: ({ name, title, count = 1 }) =>
      `${name} proposes ${count === 1 ? 'a time' : `${count} times`} for “${title}”`,
  },
  child_terms: {
    label: 'new terms of work of children you look after',
    action: 'Decide',
    say: ({ title, amountCents, dayText }) =>
      `Your child and a client agreed on ${money(amountCents)} for “${title}”${dayText ? `, due ${dayText}` : ''}`,
  },
  child_appointment: {
    label: 'appointments of children you look after',
    action: 'Decide',
    say: ({ title }) => `Your child and a client agreed on an appointment for “${title}”`,
  },
  extension_to_answer: {
    label: 'deadline extensions to answer',
    action: 'Decide',
    say: ({ name, title, dayText }) =>
      `${name} asks to move the deadline of “${title}” to ${dayText ?? 'a later day'}`,
  },
  deadline_near: {
    label: 'deadlines within a week',
    action: 'Open',
    say: ({ title, dayText }) => `“${title}” is due ${dayText ?? 'soon'}`,
  },
  release_requested: {
    label: 'payments to release',
    action: 'Review',
    say: ({ name, title, amountCents, dayText }) =>
      `${name} completed “${title}”: release ${money(amountCents)}${dayText ? ` by ${dayText}` : ''}, or request changes`,
  },
  work_to_fund: {
    label: 'services to fund',
    action: 'Fund',
    say: ({ name, title, amountCents }) => `Fund ${money(amountCents)} for “${title}” with ${name}`,
  },
  work_to_pay: {
    label: 'finished services to pay',
    action: 'Pay',
    say: ({ name, title, amountCents }) =>
      `${name} finished “${title}”: ${money(amountCents)} is not paid yet`,
  },
  top_up: {
    label: 'services to top up',
    action: 'Top up',
    say: ({ title, amountCents }) => `“${title}” needs a top-up of ${money(amountCents)}`,
  },
  client_task: {
    label: 'tasks for clients',
    action: 'Open',
    say: ({ title, dayText }) => (dayText ? `${title}, due ${dayText}` : title),
  },
  dispute_to_answer: {
    label: 'disputes to answer',
    action: 'Tell your side',
    say: ({ name, title, dayText }) =>
      `${name} disputes the payment of “${title}”${dayText ? `: tell your side by ${dayText}` : ''}`,
  },
  dispute_open: {
    label: 'disputes to decide',
    action: 'Decide',
    say: ({ count = 1, title, amountCents }) =>
      count === 1
        ? `The dispute about “${title}” is waiting for you: ${money(amountCents)} held`
        : `${count} disputes are waiting for you, the oldest about “${title}”`,
  },
} as const satisfies KindsOfNeed;
export type ClientServicesNeed = keyof typeof clientServicesNeeds;
