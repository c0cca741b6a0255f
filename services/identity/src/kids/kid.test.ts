import { describe, expect, it } from 'vitest';
import { aKidsProfile } from '../../test/kids.ts';
import { refusalOf } from '../../test/refusals.ts';
import * as Kid from './kid.ts';

const now = new Date('2026-03-01T03:30:00Z');
const verified = {
  idVerificationStatus: 'verified',
  parentConsentGiven: true,
  verifiedUntil: new Date('2027-01-01T00:00:00Z'),
} as const;
const at = { now, timeZone: 'America/New_York', isReachable: true };

describe('a child', () => {
  it.each([
    ['is verified and has consent', verified, null],
    ['has neither', {}, 'consent_missing'],
    ['is only verified', { ...verified, parentConsentGiven: false }, 'consent_missing'],
    ['has only consent', { parentConsentGiven: true }, 'verification_pending'],
    [
      'waits for its verification',
      { parentConsentGiven: true, idVerificationStatus: 'pending' },
      'verification_pending',
    ],
    [
      'was not verified',
      { ...verified, idVerificationStatus: 'rejected' },
      'verification_rejected',
    ],
    ['was verified long ago', { ...verified, verifiedUntil: now }, 'verification_expired'],
    ['lost the consent', { ...verified, idVerificationStatus: 'revoked' }, 'consent_revoked'],
    ['is paused', { ...verified, pausedAt: now }, 'paused'],
    // It is 22:30 in New York.
    ['should sleep', { ...verified, quietFrom: '21:00', quietUntil: '07:00' }, 'quiet_hours'],
    ['should sleep later', { ...verified, quietFrom: '23:00', quietUntil: '07:00' }, null],
    ['should be at school', { ...verified, quietFrom: '08:00', quietUntil: '15:00' }, null],
    ['rests until now', { ...verified, quietFrom: '20:00', quietUntil: '22:30' }, null],
    ['rests from now on', { ...verified, quietFrom: '22:30', quietUntil: '22:31' }, 'quiet_hours'],
  ] as const)('that %s may act unless hindered [KIDS-12]', (_what, given, hindrance) => {
    expect(Kid.hindranceOf(aKidsProfile(given), at)).toBe(hindrance);
  });

  it('that nobody can reach may not act', () => {
    expect(Kid.hindranceOf(aKidsProfile(verified), { ...at, isReachable: false })).toBe(
      'contact_unconfirmed',
    );
  });
});

describe('the verification of a child', () => {
  const pending = aKidsProfile({ idVerificationStatus: 'pending' });

  it('lasts a year', () => {
    expect(Kid.verify(pending, now)).toEqual({
      ...pending,
      idVerificationStatus: 'verified',
      verifiedAt: now,
      verifiedUntil: new Date('2027-03-01T03:30:00Z'),
    });
  });

  it('can be rejected, and ends', () => {
    expect(Kid.reject(pending)).toEqual({ ...pending, idVerificationStatus: 'rejected' });
    const row = aKidsProfile(verified);
    expect(Kid.expire(row)).toEqual({ ...row, idVerificationStatus: 'expired' });
  });

  it.each(['none', 'verified', 'rejected', 'expired', 'revoked'] as const)(
    'is not decided for a child with the status %s',
    (idVerificationStatus) => {
      const row = aKidsProfile({ idVerificationStatus });
      expect(refusalOf(() => Kid.verify(row, now))).toBe('child_not_waiting');
      expect(refusalOf(() => Kid.reject(row))).toBe('child_not_waiting');
    },
  );

  it.each([
    ['none', 'pending', 'none'],
    ['pending', 'pending', 'none'],
    ['verified', 'verified', 'verified'],
    ['rejected', 'pending', 'rejected'],
    ['revoked', 'pending', 'revoked'],
  ] as const)(
    'with the status %s becomes %s with a consent, and %s while that waits',
    (idVerificationStatus, withConsent, waiting) => {
      const row = aKidsProfile({ idVerificationStatus, stoppedAt: now });
      expect(Kid.consentTo(row)).toEqual({
        ...row,
        parentConsentGiven: true,
        idVerificationStatus: withConsent,
        stoppedAt: null,
      });
      const consented = { ...row, parentConsentGiven: true };
      expect(Kid.awaitConsent(consented)).toEqual({ ...row, idVerificationStatus: waiting });
    },
  );
});

it('a stopped child has no consent since then', () => {
  const row = aKidsProfile(verified);
  expect(Kid.stop(row, now)).toEqual({
    ...row,
    parentConsentGiven: false,
    idVerificationStatus: 'revoked',
    stoppedAt: now,
  });
});

it('a child is paused since the first pause, until it is resumed', () => {
  const paused = Kid.pause(aKidsProfile(verified), now);
  expect(paused.pausedAt).toBe(now);
  expect(Kid.pause(paused, new Date('2026-04-01T00:00:00Z'))).toEqual(paused);
  expect(Kid.resume(paused)).toEqual({ ...paused, pausedAt: null });
});

it('a child rests in the hours that its guardians set, until they end that', () => {
  const row = aKidsProfile(verified);
  const resting = Kid.restAt(row, { from: '21:00', until: '07:00' });
  expect(resting).toEqual({ ...row, quietFrom: '21:00', quietUntil: '07:00' });
  expect(Kid.restAt(resting, null)).toEqual({ ...row, quietFrom: null, quietUntil: null });
});

it('a child of another age has to be verified again', () => {
  const row = aKidsProfile({ ...verified, verifiedAt: now });
  expect(Kid.verifyAgain(row, { dateOfBirth: '2012-01-01' })).toEqual({
    ...row,
    dateOfBirth: '2012-01-01',
    idVerificationStatus: 'pending',
    verifiedAt: null,
    verifiedUntil: null,
  });
});
