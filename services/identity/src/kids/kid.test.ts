import { describe, expect, it } from 'vitest';
import { aKidsProfile } from '../../test/kids.ts';
import { hindranceOf } from './kid.ts';

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
    expect(hindranceOf(aKidsProfile(given), at)).toBe(hindrance);
  });

  it('that nobody can reach may not act', () => {
    expect(hindranceOf(aKidsProfile(verified), { ...at, isReachable: false })).toBe(
      'contact_unconfirmed',
    );
  });
});
