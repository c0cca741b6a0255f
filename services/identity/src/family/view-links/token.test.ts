import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { after, someday } from '../../../test/rows.ts';
import { sealWith } from '../../seal.ts';
import { readView, requireLive, signView } from './token.ts';

const seal = sealWith('a pepper of at least thirty-two characters');
const viewed = { kind: 'export', id: '01960000-0000-7000-8000-000000000001' } as const;
const token = signView(seal, viewed, after(60));

it('opens what it was signed for', () => {
  expect(readView(seal, token, someday)).toEqual(viewed);
});

it.each([
  ['that is altered', () => readView(seal, `B${token.slice(1)}`, someday)],
  [
    'that another key signed',
    () => readView(sealWith('another pepper of thirty-two characters'), token, someday),
  ],
  ['whose time is over', () => readView(seal, token, after(60))],
])('refuses a token %s', (_what, read) => {
  expect(refusalOf(() => requireLive(read()))).toBe('link_expired');
});
