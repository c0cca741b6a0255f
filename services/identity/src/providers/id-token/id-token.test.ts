import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import { hashOf } from '../../hashes.ts';
import * as IdToken from './id-token.ts';

const atHash = createHash('sha384').update('access').digest().subarray(0, 24).toString('base64url');
const bad = 'validation_failed: Bad ID token';

it.each([
  ['that cannot be read', () => IdToken.requireReadable(false), bad],
  ['that can be read', () => IdToken.requireReadable(true), undefined],
  ['for us', () => IdToken.requireAudience({ aud: 'us' }, 'us'), undefined],
  [
    'for several, made for us',
    () => IdToken.requireAudience({ aud: ['us', 'them'], azp: 'us' }, 'us'),
    undefined,
  ],
  [
    'for several, made for another',
    () => IdToken.requireAudience({ aud: ['us', 'them'], azp: 'them' }, 'us'),
    'unexpected_audience',
  ],
  ['for another', () => IdToken.requireAudience({ aud: 'them' }, 'us'), 'unexpected_audience'],
  ['without a nonce', () => IdToken.requireNonce({}, undefined), undefined],
  [
    'with the hash of the nonce',
    () => IdToken.requireNonce({ nonce: hashOf('n') }, 'n'),
    undefined,
  ],
  [
    'with another nonce',
    () => IdToken.requireNonce({ nonce: 'n' }, 'n'),
    'validation_failed: Nonces mismatch',
  ],
  [
    'with a nonce that was not handed in',
    () => IdToken.requireNonce({ nonce: 'n' }, undefined),
    'validation_failed: Passed nonce and nonce in id_token should either both exist or not.',
  ],
  [
    'with the hash of its access token',
    () => IdToken.requireAccessToken({ at_hash: atHash }, 'RS384', 'access'),
    undefined,
  ],
  [
    'with the hash of another access token',
    () => IdToken.requireAccessToken({ at_hash: atHash }, 'RS384', 'another'),
    bad,
  ],
  [
    'without an access token to compare',
    () => IdToken.requireAccessToken({ at_hash: atHash }, 'RS384', undefined),
    undefined,
  ],
])('an ID token %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
