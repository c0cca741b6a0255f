import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { after, someday } from '../../../test/rows.ts';
import * as Request from './request.ts';
import type { ConsentRequest } from './table.ts';

const request = (given: Partial<ConsentRequest> = {}) =>
  ({
    childId: 'a child',
    usedAt: null,
    endedAt: null,
    expiresAt: after(1),
    ...given,
  }) as ConsentRequest;
const code = { codeHash: 'right', codeExpiresAt: after(1) };
const invalid = 'consent_link_invalid';

it.each([
  ['that is open', () => Request.requireUsable(request(), true, someday), undefined],
  ['of another token', () => Request.requireUsable(request(), false, someday), invalid],
  ['of no request', () => Request.requireUsable(undefined, true, someday), invalid],
  [
    'that was used',
    () => Request.requireUsable(request({ usedAt: someday }), true, someday),
    invalid,
  ],
  [
    'that a newer one ended',
    () => Request.requireUsable(request({ endedAt: someday }), true, someday),
    invalid,
  ],
  [
    'that is over',
    () => Request.requireUsable(request({ expiresAt: someday }), true, someday),
    invalid,
  ],
  ['of the child of the form', () => Request.requireAbout(request(), 'a child'), undefined],
  ['of another child', () => Request.requireAbout(request(), 'another'), invalid],
  ['that somebody else holds', () => Request.requireTaken(undefined), invalid],
  ['that nobody else holds', () => Request.requireTaken(request()), undefined],
  ['without its code', () => Request.requireCode(undefined), 'consent_code_needed'],
  ['with its code', () => Request.requireRightCode(code, 'right', someday), undefined],
  ['with another code', () => Request.requireRightCode(code, 'wrong', someday), 'invalid_input'],
  ['with an old code', () => Request.requireRightCode(code, 'right', after(1)), 'invalid_input'],
  [
    'with a code that was never sent',
    () => Request.requireRightCode({ codeHash: null, codeExpiresAt: null }, 'right', someday),
    'invalid_input',
  ],
  ['with a card that is missing', () => Request.requireCard({ method: 'card' }), 'invalid_input'],
  ['with a card', () => Request.requireCard({ method: 'card', card: {} }), undefined],
  ['with a form', () => Request.requireCard({ method: 'signed_form' }), undefined],
])('a link %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
