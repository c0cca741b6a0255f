import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { after, authorizationRow, clientRow, someday } from '../../../test/rows.ts';
import * as Code from './code.ts';

/** RFC 7636, appendix B. */
const code_verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const grant = (why: string) => `invalid_grant: ${why}`;
const approved = { status: 'approved', expiresAt: after(60) } as const;
const noCode = grant('Invalid authorization code');

describe('a code', () => {
  it('is asked for', () => {
    expect(refusalOf(() => Code.codeOf({}))).toBe(
      'invalid_request: code is required for this grant',
    );
    expect(Code.codeOf({ code: 'one' })).toBe('one');
  });

  it.each([
    ['that nobody was given', undefined, noCode],
    ['of another application', authorizationRow({ clientId: authorizationRow().id }), noCode],
    ['of its own', authorizationRow(), undefined],
  ])('%s', (_what, authorization, refusal) => {
    expect(refusalOf(() => Code.requireGivenTo(authorization, clientRow()))).toBe(refusal);
  });

  it.each([
    ['is usable', {}, {}, undefined],
    ['is usable with its page', {}, { redirect_uri: authorizationRow().redirectUri }, undefined],
    ['was not agreed to', { status: 'pending' as const }, {}, noCode],
    ['was declined', { status: 'denied' as const }, {}, noCode],
    ['is nobody’s', { userId: null }, {}, noCode],
    ['is too old', { expiresAt: someday }, {}, grant('Authorization code has expired')],
    [
      'comes with another page',
      {},
      { redirect_uri: 'https://else.example.com' },
      grant('Invalid redirect_uri'),
    ],
    ['comes with another verifier', {}, { code_verifier: 'x' }, grant('PKCE verification failed')],
    [
      'comes without a verifier',
      {},
      { code_verifier: undefined },
      grant('PKCE verification failed'),
    ],
  ])('%s', (_what, row, asked, refusal) => {
    const authorization = authorizationRow({ ...approved, ...row });
    expect(
      refusalOf(() => Code.requireUsable(authorization, { code_verifier, ...asked }, someday)),
    ).toBe(refusal);
  });

  it.each([
    ['that is gone', undefined, grant('Invalid redirect_uri')],
    ['that lost the page', clientRow({ redirectUris: [] }), grant('Invalid redirect_uri')],
    ['that has the page', clientRow(), undefined],
  ])('of an application %s', (_what, client, refusal) => {
    const granted = { ...authorizationRow(approved), userId: authorizationRow().id };
    expect(refusalOf(() => Code.requireOwnPage(client, granted))).toBe(refusal);
  });

  it('opens nothing where the person let the application go', () => {
    expect(refusalOf(() => Code.requireLetIn(false))).toBe(
      grant('The person lets this application in no longer'),
    );
    expect(refusalOf(() => Code.requireLetIn(true))).toBeUndefined();
  });
});
