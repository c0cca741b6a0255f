import { expect, it } from 'vitest';
import { normalEmail, spellingsOf } from './mail-address.ts';

it.each([
  ['Field.Case+Plus@Example.COM', 'field.case+plus@example.com'],
  [' spaced@example.com ', 'spaced@example.com'],
  ["O'Brien@example.com", "o'brien@example.com"],
  ['\u202atom&sue@example.com\u202c', 'tom&sue@example.com'],
  ['info@MÜLLER.example', 'info@müller.example'],
  ['info@mu\u0308ller.example', 'info@müller.example'],
  ['info@xn--mller-kva.example', 'info@müller.example'],
  ['info@ПРИМЕР.рф', 'info@пример.рф'],
  ['ada', 'ada'],
  ['ada@exa mple.com', 'ada@exa mple.com'],
])('%s is kept as %s', (typed, kept) => {
  expect(normalEmail(typed)).toBe(kept);
});

it.each([
  ['info@müller.example', ['info@müller.example', 'info@xn--mller-kva.example']],
  ['ada@example.com', ['ada@example.com']],
  ['ada@exa mple.com', ['ada@exa mple.com']],
  ['ada', ['ada']],
])('%s is looked for as %j', (email, spellings) => {
  expect(spellingsOf(email)).toEqual(spellings);
});
