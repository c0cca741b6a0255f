const goes = [
  'Your sign-in, your email address and your phone number',
  'Your profile with its picture, and your place in every search',
  'Your open jobs, your unanswered proposals and your drafts',
  'Your notifications and your settings',
];

/** A child whose other guardian agreed keeps its account as it is. */
export const childrenLeft =
  'Your children can do nothing here from then on, and after 30 days their accounts are deleted too, unless another guardian agreed';

const stays = [
  'Messages you wrote, with the people you wrote them to, under “Deleted account”',
  'Work that was agreed and reviews of it, without your name, for the other side',
  'Records of payments, which the law asks us to keep',
];

/** Nobody can change that record, so a name that it has stays in it. */
const staysOfAdults = [
  ...stays,
  'If you ever were a guardian or on our staff: what you did then with other people’s accounts, with your name, in a record for our safety staff',
];

/** A child's words are kept for its own safety, and for a time only. */
const staysOfKids = [
  'Messages you wrote, for 12 months, where only your parents and our safety staff could read them',
  'That your parent or guardian agreed, for three years',
  ...stays.slice(1),
];

/** What the deletion of an account means, said before it is asked for. */
export const deletionFacts = (isKid: boolean, isGuardian: boolean) => ({
  goes: [...goes, ...(isGuardian ? [childrenLeft] : [])],
  stays: isKid ? staysOfKids : staysOfAdults,
});
