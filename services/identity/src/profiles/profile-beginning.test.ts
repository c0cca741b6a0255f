import { expect, it } from 'vitest';
import { aProfile } from '../../test/builders.ts';
import { begin, blank, restart } from './profile-beginning.ts';

const now = new Date('2026-03-01T12:00:00Z');
const signedUp = new Date('2025-03-01T12:00:00Z');
const lasting = {
  completedServicesAsProfessional: 3,
  ratingTotal: 14,
  reviewCount: 3,
  createdAt: signedUp,
};
const filled = aProfile({
  ...lasting,
  fullName: 'Mallory',
  phone: '+4915550000009',
  bio: 'Hi',
  profession: 'Painter',
  location: 'Newark, NJ',
  avatarUrl: '/a.webp',
  dateOfBirth: '1990-05-17',
  timeZone: 'America/New_York',
  accountType: 'business_professional',
  userType: 'professional',
  isSetUp: true,
});
const reached = { id: filled.id, email: 'ada@example.com', phone: '4915550000001' };
const nothingSaid = {
  bio: null,
  location: null,
  avatarUrl: null,
  dateOfBirth: null,
  timeZone: null,
  isSetUp: false,
  updatedAt: now,
};

it.each([
  ['nothing', {}, { fullName: '', profession: null }, 'client', 'client'],
  [
    'a profession',
    { full_name: 'Ada', user_type: 'professional', profession: 'Plumber' },
    { fullName: 'Ada', profession: 'Plumber' },
    'gig_worker',
    'professional',
  ],
] as const)('begins from a sign-up that says %s', (_what, said, shown, accountType, userType) => {
  expect(begin(reached, said, now)).toEqual({
    id: filled.id,
    email: 'ada@example.com',
    phone: '+4915550000001',
    ...shown,
    ...nothingSaid,
    accountType,
    userType,
    completedServicesAsProfessional: 0,
    ratingTotal: 0,
    reviewCount: 0,
    createdAt: now,
  });
});

it('restarts as a new sign-up, and keeps what was judged', () => {
  const restarted = restart(filled, { ...reached, phone: null }, { full_name: 'Ada' }, now);
  expect(restarted).toEqual({
    id: filled.id,
    email: 'ada@example.com',
    phone: null,
    fullName: 'Ada',
    profession: null,
    ...nothingSaid,
    ...lasting,
    accountType: 'client',
    userType: 'client',
  });
});

it('is blank once the account has ended, but for what was judged and its type', () => {
  expect(blank(filled, now)).toEqual({
    id: filled.id,
    email: null,
    phone: null,
    fullName: '',
    profession: null,
    ...nothingSaid,
    ...lasting,
    accountType: 'business_professional',
    userType: 'professional',
  });
});
