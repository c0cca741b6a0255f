/* What a ban means for others than the banned person, as the dialogs of staff say it. */

/**
 * A ban ends no service and stops no release of held money. What is listed of gigs and professionals is of those who may act,
 * and only they are paid out; jobs and proposals stay.
 */
export const othersOfBanned = [
  'Work under way and the money held for it stay: the other person can still cancel or open a dispute.',
  'Gigs and the public profile are hidden until the ban ends; open jobs and unanswered proposals stay.',
  'Money on the balance cannot be paid out until the ban ends.',
];

/** For children of whom no other guardian agreed. `whose` begins the sentence: "Their", "The". */
export const accountsEnd = (whose: string, isOne: boolean) =>
  `${whose} ${isOne ? 'account stops' : 'accounts stop'} at once: proposals are withdrawn and work stops. ${isOne ? 'It is' : 'They are'} deleted 30 days later, however long the ban lasts, unless ${isOne ? 'the' : 'each'} child asks a parent or guardian again and they agree. Lifting the ban is not enough.`;

export const consentStaysVoid =
  'Lifting the ban does not restore the consent: to keep the account, the child has to ask a parent or guardian again within 30 days of the ban.';
