import { expect, it } from 'vitest';
import { sealWith } from '../seal.ts';
import { hasSignUpMark, withSignUpMark } from './sign-up-marks.ts';

const seal = sealWith('a secret of the test alone, long enough');
const user = (signUpMarks: number[] = []) => ({ id: 'an id', signUpMarks });
const byEmail = (password: string) => ({ way: 'email', password }) as const;

it('knows the passwords that somebody signed up with, once each', () => {
  const once = withSignUpMark(seal, user(), byEmail('secret1x'));
  expect(withSignUpMark(seal, once, byEmail('secret1x'))).toEqual(once);
  expect(hasSignUpMark(seal, once, byEmail('secret1x'))).toBe(true);
});

it.each([
  ['another password', user, byEmail('secret2x')],
  ['a number in place of the address', user, { way: 'phone', password: 'secret1x' }],
  [
    'another account',
    (marks: number[]) => ({ ...user(marks), id: 'another' }),
    byEmail('secret1x'),
  ],
] as const)('does not know %s', (_what, of, tried) => {
  const { signUpMarks } = withSignUpMark(seal, user(), byEmail('secret1x'));
  expect(hasSignUpMark(seal, of(signUpMarks), tried)).toBe(false);
});

it('keeps the last twenty, of 16 bits each', () => {
  let marked = user();
  for (let n = 0; n < 30; n += 1) marked = withSignUpMark(seal, marked, byEmail(`secret ${n}`));
  expect(marked.signUpMarks).toHaveLength(20);
  expect(Math.max(...marked.signUpMarks)).toBeLessThan(2 ** 16);
  expect(hasSignUpMark(seal, marked, byEmail('secret 29'))).toBe(true);
});
