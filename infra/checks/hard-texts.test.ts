import { expect, it } from 'vitest';
import { hardTexts } from './hard-texts.ts';

it.each([
  ['text="Each payment stands here."', 'stands here'],
  ['<p>It is released by itself.</p>', 'by itself'],
  ["'Whoever has the code'", 'Whoever'],
  ["'Ask somebody else'", 'somebody'],
  ["'Post it anew.'", 'anew'],
  ["'The client is told.'", 'is told'],
  ["'It is not free any more.'", 'any more'],
])('%s is no American English', (source, says) => {
  expect(hardTexts(source)).toEqual([{ line: 1, says, instead: expect.any(String) }]);
});

it.each([
  '// The client is told by itself.',
  "const a = 1; // It stands here.\nconst url = 'https://example.com/cellars';",
  "'Do you have any more questions?'",
])('%j is left alone', (source) => {
  expect(hardTexts(source)).toEqual([]);
});

it('names the line after a comment of several lines', () => {
  expect(hardTexts("/* one\n two */\n'It is told.'")).toMatchObject([{ line: 3 }]);
});
