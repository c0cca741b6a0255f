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
  `${whose} ${isOne ? 'account stops' : 'accounts stop'} at once: proposals are withdrawn and work stops. ${isOne ? 'It is' : 'They are'} deleted after 30 days unless a parent or guardian agrees again, even if you lift the ban.`;

/** Of children without a consent that counts, whether a ban ended it or something else; begins with a space. */
export function consentStaysVoid(children: { fullName: string }[]): string {
  if (children.length === 0) return '';
  const names = new Intl.ListFormat('en-US').format(children.map(({ fullName }) => fullName));
  return ` ${names} ${children.length === 1 ? 'has' : 'have'} no valid consent, and lifting the ban does not change that: a child has to ask a parent or guardian again.`;
}
