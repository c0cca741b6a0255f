import { expect, it } from 'vitest';
import { heldBecause } from './held-message.ts';

const yes = { isLetThrough: true, keptBack: [] };
const no = { isLetThrough: false, keptBack: ['a mark'] };
const none = { isLetThrough: false, keptBack: [] };

it.each([
  ['a clear message', 'clear', none, undefined],
  ['a clear message that a guardian kept back', 'clear', no, 'contact_in_message'],
  ['a doubtful message that guardians let through', 'doubtful', yes, undefined],
  ['a doubtful message without an answer', 'doubtful', none, 'words_wait_for_guardian'],
  ['a doubtful message that a guardian kept back', 'doubtful', no, 'contact_in_message'],
  ['contact details', 'contact', undefined, 'contact_in_message'],
  ['contact details that a guardian let through', 'contact', yes, 'contact_in_message'],
] as const)('%s is sent or held as it should [1.7-6]', (_, verdict, answer, code) => {
  expect(heldBecause(verdict, answer)).toBe(code);
});
