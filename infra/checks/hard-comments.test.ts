import { expect, it } from 'vitest';
import { hardComments } from './hard-comments.ts';

it.each([
  ['/** Of two who ask the database lets one through. */', 'begins with "Of"'],
  ['/**\n * Whom a guardian looks after.\n */', 'begins with "Whom"'],
  ['const a = 1; // Where it is known.', 'begins with "Where"'],
  ['// The row is locked,\n// so that nobody reads it.', 'says "nobody"'],
  ['// It is sent anew.', 'says "anew"'],
])('%j is hard to read', (source, why) => {
  expect(hardComments(source)).toEqual([{ line: 1, why }]);
});

it.each([
  '// The unique index lets only one of two simultaneous requests through.',
  "const url = 'https://somebody.example';",
  "const said = 'Of somebody';",
])('%j is plain', (source) => {
  expect(hardComments(source)).toEqual([]);
});

it('names the line of each comment', () => {
  expect(hardComments('const a = 1;\n\n// What is next.\nconst b = 2; // Who asks.')).toEqual([
    { line: 3, why: 'begins with "What"' },
    { line: 4, why: 'begins with "Who"' },
  ]);
});
