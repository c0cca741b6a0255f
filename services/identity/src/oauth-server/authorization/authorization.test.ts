import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { after, authorizationRow, clientRow, someday, userRow } from '../../../test/rows.ts';
import * as Authorization from './authorization.ts';

const page = 'https://calendar.example.com/back';
const { codeChallenge: code_challenge } = authorizationRow();
const pkce = { code_challenge: code_challenge ?? '', code_challenge_method: 'S256' };
const failed = (why: string) => `validation_failed: ${why}`;
const notFound = 'oauth_authorization_not_found';

describe('an application that asks', () => {
  it.each([
    ['without a name', { redirect_uri: page }, failed('client_id is required')],
    ['without a page', { client_id: 'one' }, failed('redirect_uri is required')],
    ['with both', { client_id: 'one', redirect_uri: page }, undefined],
  ])('%s', (_what, asked, refusal) => {
    expect(refusalOf(() => Authorization.askerOf(asked))).toBe(refusal);
  });

  it.each([
    ['that is unknown', undefined, page, 'oauth_client_not_found', 400],
    ['with a page of another', clientRow(), `${page}/2`, 'validation_failed', 400],
  ])('%s is sent nowhere', (_what, client, to, code, statusCode) => {
    expect(() => Authorization.requireAsker(client, to)).toThrow(
      expect.objectContaining({ code, statusCode }),
    );
  });
});

describe('what an application asks for', () => {
  const scopeRefused = failed('The scope is not one that may be asked for');
  const noChallenge = failed('PKCE flow requires both code_challenge and code_challenge_method');
  it.each([
    ['its address alone', {}, null, undefined, 'invalid_request'],
    [
      'a token',
      { response_type: 'token' },
      null,
      failed('Only response_type=code is supported'),
      'unsupported_response_type',
    ],
    ['an unknown scope', { scope: 'openid money' }, null, scopeRefused, 'invalid_scope'],
    ['more than it may', { scope: 'openid phone' }, 'openid email', scopeRefused, 'invalid_scope'],
    ['what it may', { scope: 'openid' }, 'openid email', undefined, 'invalid_request'],
    [
      'a flow without a challenge',
      { code_challenge: '', code_challenge_method: '' },
      null,
      noChallenge,
      'invalid_request',
    ],
    [
      'a plain challenge',
      { code_challenge_method: 'plain' },
      null,
      failed('Only code_challenge_method=S256 is supported'),
      'invalid_request',
    ],
  ])('%s', (_what, given, scope, refusal, error) => {
    const client = clientRow({ scope });
    const asked = { ...pkce, ...given };
    expect(refusalOf(() => Authorization.wishOf(client, asked))).toBe(refusal);
    expect(Authorization.errorOf(asked, client)).toBe(error);
  });
});

describe('a request that waits', () => {
  const { id } = userRow();
  const over = failed('authorization request cannot be processed');
  it.each([
    ['for this person', {}, undefined],
    ['for whoever looks first', { userId: null }, undefined],
    ['for somebody else', { userId: clientRow().id }, notFound],
    ['no longer', { expiresAt: someday }, notFound],
    ['and was agreed to', { status: 'approved' as const }, over],
    ['and was declined', { status: 'denied' as const }, over],
  ])('%s', (_what, given, refusal) => {
    const authorization = authorizationRow(given);
    expect(refusalOf(() => Authorization.requirePending(authorization, id, someday))).toBe(refusal);
  });

  it.each([
    ['that is gone', undefined, 'oauth_client_not_found'],
    ['that lost the page', clientRow({ redirectUris: [] }), failed('invalid redirect_uri')],
    ['that stands', clientRow(), undefined],
  ])('belongs to an application %s', (_what, client, refusal) => {
    expect(refusalOf(() => Authorization.requireStanding(client, authorizationRow()))).toBe(
      refusal,
    );
  });

  it.each([
    ['approve', undefined],
    ['deny', undefined],
    ['perhaps', failed("action must be 'approve' or 'deny'")],
    [undefined, failed("action must be 'approve' or 'deny'")],
  ])('is answered by %s', (action, refusal) => {
    expect(refusalOf(() => Authorization.wordOf(action))).toBe(refusal);
  });

  it('is decided by nobody who has not seen it', () => {
    expect(refusalOf(() => Authorization.requireShown(authorizationRow({ userId: null })))).toBe(
      notFound,
    );
    expect(refusalOf(() => Authorization.requireShown(authorizationRow()))).toBeUndefined();
  });

  it('gives a code of one minute once it is approved, and none once it is denied', () => {
    const authorization = authorizationRow();
    expect(Authorization.approved(authorization, 'hash', after(10))).toEqual({
      ...authorization,
      status: 'approved',
      codeHash: 'hash',
      decidedAt: after(10),
      expiresAt: after(70),
    });
    expect(Authorization.denied(authorization, after(10))).toEqual({
      ...authorization,
      status: 'denied',
      decidedAt: after(10),
    });
  });

  it('leads back with its state, beside what the page has of its own', () => {
    expect(Authorization.backTo(`${page}?own=1`, 'a state', { code: 'c' })).toBe(
      `${page}?own=1&code=c&state=a+state`,
    );
    expect(Authorization.backTo(page, null, { code: 'c' })).toBe(`${page}?code=c`);
  });
});
