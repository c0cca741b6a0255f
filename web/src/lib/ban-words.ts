/* What a ban means for others than the banned person, as the dialogs of staff say it. */

/** A ban ends no service and stops no release of held money. */
export const workOfBanned =
  'Work under way and the money held for it stay as they are: the other person can still cancel it or open a dispute.';

/** What is listed of gigs and professionals is of those who may act; only they are paid out. Jobs and proposals stay. */
export const offersOfBanned =
  'Their gigs and public profile are hidden while the ban lasts. Open jobs stay listed, unanswered proposals still wait for an answer, and money on their balance cannot be paid out.';

/** Of children for whom nobody else agreed: `whose` begins the sentence. */
export const accountsEnd = (whose: string, isOne: boolean) =>
  `${whose} ${isOne ? 'account stops' : 'accounts stop'} at once: proposals are withdrawn and work stops. After 30 days, however long the ban lasts, ${isOne ? 'it is' : 'they are'} deleted.`;

export const consentStaysVoid =
  'Lifting the ban does not restore the consent: to keep the account, the child has to ask a parent or guardian again within the 30 days.';
