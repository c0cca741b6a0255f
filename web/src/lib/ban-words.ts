/* What a ban does besides keeping somebody out, as staff reads it before. */

/** Services go on without who is banned; a countdown that was begun runs out. */
export const workOfBanned =
  'Work under way and the money held for it stay as they are: the other side can still end it or open a dispute.';

/** `children` are names, or how many there are. */
export const childrenOfBanned = (children: string, isOne: boolean) =>
  `Guardian of ${children}: unless another guardian agreed, ${isOne ? 'that account stops too, and is' : 'their accounts stop too, and are'} deleted after 30 days. Lifting the ban does not bring this back.`;
