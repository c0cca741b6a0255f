import type { Seal } from '../seal.ts';
import type { User } from './table.ts';

/** A stranger who signs up again and again is stopped sooner. */
const mostMarks = 20;

/** A password, with whether it came with an address or with a number: that both are one person's is told to nobody. */
export interface Tried {
  way: 'email' | 'phone';
  password: string;
}

type Marked = Pick<User, 'id' | 'signUpMarks'>;

/**
 * Whoever signs up with an address that has an account must be answered at the next sign-in as if it had none: to confirm it
 * first. So a mark of the password is kept. It is 16 bits of a keyed digest, enough for that answer and useless for finding
 * the password.
 */
function markOf(seal: Seal, { id }: Pick<User, 'id'>, { way, password }: Tried): number {
  const digest = seal.digest(`sign-up by ${way}`, `${id} ${password}`);
  return Buffer.from(digest, 'base64url').readUInt16BE();
}

export function withSignUpMark(seal: Seal, user: Marked, tried: Tried): number[] {
  const mark = markOf(seal, user, tried);
  return [...user.signUpMarks.filter((each) => each !== mark), mark].slice(-mostMarks);
}

export const hasSignUpMark = (seal: Seal, user: Marked, tried: Tried): boolean =>
  user.signUpMarks.includes(markOf(seal, user, tried));
