import { describe, expect, it } from 'vitest';
import { softwareAuthenticator, type Ways } from '../../test/software-authenticator.ts';
import { hasNoCertificates } from './ceremonies.ts';

const made = (ways: Ways) =>
  softwareAuthenticator(ways).create({ challenge: 'abcd', user: { id: 'abcd' } }).response
    .attestationObject;

describe('an attestation', () => {
  it.each<[boolean, string, Ways]>([
    [true, 'of nobody', {}],
    [true, 'of the key itself', { format: 'packed', statement: new Map([['alg', -7]]) }],
    [false, 'by certificates', { format: 'packed', statement: new Map([['x5c', 'chain']]) }],
    [false, 'of an Android key', { format: 'android-key', statement: new Map([['alg', -7]]) }],
    [false, 'of a TPM', { format: 'tpm' }],
    [false, 'of Apple', { format: 'apple' }],
  ])('is taken, %s, where it is %s', (isTaken, _, ways) => {
    expect(hasNoCertificates(made(ways))).toBe(isTaken);
  });
});
