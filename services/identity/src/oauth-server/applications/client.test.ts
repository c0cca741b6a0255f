import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { after, clientRow } from '../../../test/rows.ts';
import { hashOf } from '../../hashes.ts';
import { grantTypeOf, refreshTokenOf, requireMayUse } from '../token-endpoint/token-request.ts';
import * as Client from './client.ts';

const unknown = 'invalid_client: invalid client credentials';
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('what an application shows of itself', () => {
  it.each([
    ['a header', {}, basic('one:a%2Bb+c'), { client_id: 'one', client_secret: 'a+b c' }],
    [
      'a body',
      { client_id: 'one', client_secret: 'two' },
      undefined,
      { client_id: 'one', client_secret: 'two' },
    ],
    ['another scheme', { client_id: 'one' }, 'Bearer x', { client_id: 'one' }],
  ])('%s', (_what, body, header, credentials) => {
    expect(Client.credentialsOf(body, header)).toEqual(credentials);
  });

  it.each([
    ['two names', { client_id: 'two' }, basic('one:x')],
    ['a header without a secret', {}, basic('one')],
    ['a header that no form wrote', {}, basic('one:%')],
  ])('is refused: %s', (_what, body, header) => {
    expect(refusalOf(() => Client.credentialsOf(body, header))).toBe(unknown);
  });

  const confidential = clientRow({ secretHash: hashOf('right') });
  const open = clientRow({ clientType: 'public' });
  it.each([
    ['nobody', undefined, 'right', unknown],
    ['the right secret', confidential, 'right', undefined],
    ['a wrong secret', confidential, 'wrong', unknown],
    ['no secret', confidential, undefined, unknown],
    ['a public one', open, undefined, undefined],
    ['a public one with a secret', open, 'right', unknown],
  ])('%s', (_what, client, client_secret, refusal) => {
    expect(refusalOf(() => Client.requireAuthentic(client, { client_secret }))).toBe(refusal);
  });
});

describe('a change of an application', () => {
  it.each([
    ['nothing', {}, {}, 'validation_failed: No fields provided for update'],
    ['a name', { name: 'Diary' }, {}, undefined],
    ['how it shows who it is', {}, { token_endpoint_auth_method: 'none' as const }, undefined],
  ])('of %s', (_what, fields, given, refusal) => {
    expect(refusalOf(() => Client.requireChanges(fields, given))).toBe(refusal);
  });

  it('leaves no secret of one that has ended', () => {
    const client = clientRow({ secretHash: 'hash' });
    const gone = { secretHash: null, updatedAt: after(5), deletedAt: after(5) };
    expect(Client.ended(client, after(5))).toEqual({ ...client, ...gone });
  });

  it('makes a new secret of a confidential one alone', () => {
    const client = clientRow();
    expect(Client.withNewSecret(client, 'hash', after(5))).toEqual({
      ...client,
      secretHash: 'hash',
      updatedAt: after(5),
    });
    const open = clientRow({ clientType: 'public' });
    expect(refusalOf(() => Client.withNewSecret(open, 'hash', after(5)))).toBe(
      'validation_failed: Cannot regenerate secret for public client',
    );
  });
});

it('asks for what a request for tokens needs', () => {
  expect(refusalOf(() => grantTypeOf({}))).toBe('invalid_request: grant_type is required');
  expect(refusalOf(() => refreshTokenOf({}))).toBe(
    'invalid_request: refresh_token is required for this grant',
  );
  const client = clientRow({ grantTypes: ['authorization_code'] });
  expect(refusalOf(() => requireMayUse(client, 'authorization_code'))).toBeUndefined();
  expect(refusalOf(() => requireMayUse(client, 'refresh_token'))).toBe(
    'unsupported_grant_type: Client is not allowed to use this grant type',
  );
});
