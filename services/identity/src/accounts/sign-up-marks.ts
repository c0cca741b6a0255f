import type { Seal } from '../seal.ts';
import type { User } from './table.ts';

/** A stranger who signs up again and again is stopped sooner. */
const mostMarks = 20;

/**
 * A password together with how it was given. No answer may tell that an address and a number belong to one person, so
 * each way has its own mark.
 */
export interface Tried {
  way: 'email' | 'phone';
  password: string;
}

type Marked = Pick<User, 'id' | 'signUpMarks'>;

/**
 * A sign-up with a known address must look like a new one: the next sign-in with that password is told to confirm the
 * address first. So a mark of the password is kept: 16 bits of a keyed digest, enough for that answer and useless for
 * finding the password.
 */
function markOf(seal: Seal, { id }: Pick<User, 'id'>, { way, password }: Tried): number {
  const digest = seal.digest(`sign-up by ${way}`, `${id} ${password}`);
  return Buffer.from(digest, 'base64url').readUInt16BE();
}

export function withSignUpMark<T extends Marked>(seal: Seal, user: T, tried: Tried): T {
  const mark = markOf(seal, user, tried);
  const marks = [...user.signUpMarks.filter((each) => each !== mark), mark];
  return { ...user, signUpMarks: marks.slice(-mostMarks) };
}

export const hasSignUpMark = (seal: Seal, user: Marked, tried: Tried): boolean =>
  user.signUpMarks.includes(markOf(seal, user, tried));
