const goes = [
  'Your sign-in, your email address and your phone number',
  'Your profile with its picture: nobody finds you in a search anymore',
  'Your gigs, your open jobs, your proposals without an answer and your drafts',
  'Your documents, licenses, and tax and trade records',
  'Your tickets and enrollments; your events are cancelled',
  'Your notifications and your settings',
];

const goesOfKids = [
  'Your sign-in and your email address',
  'Your profile with its picture: nobody finds you in a search anymore',
  'Your gigs, your tickets and enrollments, and your proposals without an answer',
  'Your notifications and your settings',
];

const work = [
  'Agreed work and its reviews, without your name, so that the other person keeps them',
  'Records of payments, which the law requires us to keep',
];

/** The record cannot be changed, so names in it stay. */
const recorded = (isGuardian: boolean) =>
  isGuardian
    ? 'The record of what you did as a guardian, and on our staff if you were ever on it, with your name'
    : 'If you were ever a guardian or on our staff: the record of what you did as one, with your name';

const messages = 'Messages you sent: those who got them still see them, under “Deleted account”';

/** A child's words are kept for its own safety, and for a time only. */
const staysOfKids = [
  'Your messages, for 12 months. Only your parents and our safety staff can read them',
  'The record that your parent or guardian agreed, for three years',
  ...work,
];

/** People read it before they ask for the deletion. */
export const deletionFacts = (isKid: boolean, isGuardian: boolean) =>
  isKid
    ? { goes: goesOfKids, stays: staysOfKids }
    : { goes, stays: [messages, ...work, recorded(isGuardian)] };
