/**
 * A ban ends no service and stops no release of held money. Lists show gigs and professionals only of people who may act, and
 * the balance pays out only to them. Coming events, open jobs and open proposals end for good.
 */
export const othersOfBanned = [
  'Work under way and the money held for it stay: the other person can still cancel or open a dispute.',
  'Gigs, courses and the public profile are hidden until the ban ends.',
  'Coming events are cancelled, who booked gets the money back, open jobs close and unanswered proposals are withdrawn: lifting the ban brings none of these back.',
  'Money on the balance cannot be paid out until the ban ends.',
];

/**
 * It applies to children without another guardian who agreed. `whose` is the first word of the
 * sentence: "Their" or "The".
 */
export const accountsEnd = (whose: string, isOne: boolean) =>
  `${whose} ${isOne ? 'account stops' : 'accounts stop'} at once: proposals are withdrawn and work stops. ${isOne ? 'It is' : 'They are'} deleted after 30 days unless a parent or guardian agrees again, even if you lift the ban.`;

/** Says that lifting a ban gives these children no consent back. The text begins with a space, and is empty without children. */
export function consentStaysVoid(children: { fullName: string }[]): string {
  if (children.length === 0) return '';
  const names = new Intl.ListFormat('en-US').format(children.map(({ fullName }) => fullName));
  return ` ${names} ${children.length === 1 ? 'has' : 'have'} no valid consent, and lifting the ban does not change that: a child has to ask a parent or guardian again.`;
}
