/* What a ban means for others than the banned person, as the dialogs of staff say it. */

/** A ban ends no service and stops no release of held money. */
export const workOfBanned =
  'Work under way and the money held for it stay as they are: the other side can still end it or open a dispute.';

/** `children` are names, or how many there are. */
export const childrenOfBanned = (children: string, isOne: boolean) =>
  `Guardian of ${children}: unless another guardian agreed, ${isOne ? 'that account stops at once and is' : 'their accounts stop at once and are'} deleted after 30 days, however long the ban lasts. Lifting the ban does not give the consent back: before the 30 days end, ${isOne ? 'the' : 'each'} child has to ask a parent or guardian anew.`;
