import { type KindsOfNotification, money } from './kind.ts';

/** `message` and `child_digest` have no item: the conversation and the child's page are theirs, and only a mail tells of them. */
export const networkChatKinds = {
  message: {
    label: 'Messages you have not read for ten minutes',
    mail: true,
    say: ({ name }) => `${name} wrote to you.`,
  },
  connection_requested: {
    label: 'Someone who wants to connect with you',
    mail: true,
    say: ({ name }) => `${name} wants to connect with you.`,
    granted: 'Connected',
  },
  connection_accepted: {
    label: 'Someone who accepted your request to connect',
    mail: false,
    say: ({ name }) => `${name} accepted your request. You can write to each other.`,
  },
  child_connects: {
    label: 'A child you look after who wants to connect with another',
    mail: true,
    say: ({ name, title }) => `Your child ${name} wants to connect with ${title}.`,
    granted: 'Connected',
  },
  child_asked_to_connect: {
    label: 'Another child who asks to connect with a child you look after',
    mail: true,
    say: ({ name, title }) => `${title} asks to connect with your child ${name}.`,
    granted: 'Connected',
  },
  child_digest: {
    label: 'The day of a child you look after',
    mail: true,
    // The name at its end may end in a dot.
    say: ({ name, title }) =>
      `News of your child ${name}: ${title}${title.endsWith('.') ? '' : '.'}`,
  },
  child_words: {
    label: 'What is written about the work of a child you look after',
    mail: true,
    say: ({ name, title }) =>
      `${name} wrote about “${title}”. You can read it on your child’s page.`,
  },
  child_words_held: {
    label: 'Words that were held back from or of a child you look after',
    mail: true,
    say: ({ name, title }) =>
      `Words of ${name} about “${title}” were held back. You can read them on your child’s page.`,
  },
  child_words_waiting: {
    label: 'Words from or to a child you look after that wait for your yes',
    mail: true,
    say: ({ name, title }) =>
      `Words of ${name} about “${title}” wait for your yes. You can read them on your child’s page.`,
  },
  words_let_through: {
    label: 'Words of yours that a guardian let through',
    mail: true,
    say: ({ title }) =>
      `A guardian let your words about “${title}” through. Send them again within seven days.`,
  },
  offer_received: {
    label: 'Offers in your messages',
    mail: true,
    say: ({ name, title, amountCents, isOver }) =>
      `${name} offers “${title}” for ${money(amountCents)}.${isOver ? '' : ' Accept or decline it.'}`,
  },
  offer_accepted: {
    label: 'Offers of yours that were accepted',
    mail: true,
    say: ({ name, title }) => `${name} accepted your offer “${title}”.`,
  },
  offer_declined: {
    label: 'Offers of yours that were declined',
    mail: true,
    say: ({ name, title }) => `${name} declined your offer “${title}”.`,
  },
  room_opened: {
    label: 'A room for a job that a guardian approved',
    mail: true,
    say: ({ title, reason }) =>
      reason === 'child'
        ? `The room for “${title}” is open. You, the client and your guardians can write in it.`
        : `The room for “${title}” is open. The client, the child and the guardians can write in it.`,
  },
  report_decided: {
    label: 'What became of your reports',
    mail: true,
    say: ({ reason }) =>
      reason === 'dismissed'
        ? 'We looked at your report, and it stays as it is. Thank you for telling us.'
        : 'We looked at your report and acted on it. Thank you for telling us.',
  },
  support_answered: {
    label: 'Answers of our staff to what you wrote to us',
    mail: true,
    say: () => 'We answered what you wrote to us.',
  },
  warned: {
    label: 'Warnings of our moderators',
    mail: true,
    say: ({ reason }) => `Our moderators warn you: ${reason ?? ''}`,
  },
  content_hidden: {
    label: 'Something of yours that our moderators hid',
    mail: true,
    say: ({ reason }) =>
      `Our moderators hid something you posted. You can appeal once. Their reason: ${reason ?? ''}`,
  },
  appeal_decided: {
    label: 'What became of your appeals',
    mail: true,
    say: ({ reason }) =>
      reason === 'granted'
        ? 'Another moderator looked at your appeal and agrees with you.'
        : 'Another moderator looked at your appeal. The decision stands.',
  },
} as const satisfies KindsOfNotification;
