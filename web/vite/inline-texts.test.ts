import { expect, it } from 'vitest';
import { inline } from './inline-texts.ts';

const line = "import { texts } from '@sidework/contracts/texts';\n";

it.each([
  ['a text', 'show(texts.errors.network);', 'show("Network error. Please check your connection");'],
  [
    'one with quotes',
    'show(texts.services.noneReceived);',
    `show("You haven't received any services yet.");`,
  ],
])('puts %s where it is shown, and the import is gone', (_, code, expected) => {
  expect(inline(line + code).trim()).toBe(expected);
});

it.each(['const { jobs } = texts;', 'show(texts.errors.nameless);'])(
  'leaves what it cannot know as it is: %s',
  (code) => {
    expect(inline(line + code)).toBe(line + code);
  },
);
