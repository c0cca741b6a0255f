import { ofFamily, type Permission, signedIn } from './permission.ts';

const adult = { fullName: 'Ada Example', location: 'Newark, NJ', accountType: 'client' };
const kid = { ...adult, accountType: 'sidework_kids' };
const parent = {
  parentName: 'Gwen Parent',
  parentEmail: 'another-parent@families.sidework.local',
  parentPhone: '+1 609 555 0123',
};
const grown = '1990-05-17';
const young = '2011-07-23';

const setup: Record<string, Permission> = {
  'PUT /api/profiles/me, for the first time': signedIn(
    { NU: 200 },
    { body: { ...adult, dateOfBirth: grown } },
  ),
  // A person who says that they are a child is one from then on, so each request asks a new person.
  'PUT /api/profiles/me, as an adult with the birth date of a child': signedIn(
    { NU: 422, OU: 409 },
    { body: { ...adult, dateOfBirth: young }, once: true, codes: { NU: 'kids_account_needed' } },
  ),
  'PUT /api/profiles/me, as a child with a parent': signedIn(
    { NU: 200 },
    { body: { ...kid, ...parent, dateOfBirth: young } },
  ),
  'PUT /api/profiles/me, as a child with the birth date of an adult': signedIn(
    { NU: 422, OU: 422, OW: 422 },
    { body: { ...kid, ...parent, dateOfBirth: grown }, codes: { NU: 'kids_account_too_old' } },
  ),
  'PUT /api/profiles/me, without a birth date': signedIn({ NU: 422 }, { body: adult }),
  'PUT /api/profiles/me, as a child that runs a business': signedIn(
    { KU: 403, OK: 403 },
    { body: { ...adult, accountType: 'business_professional', businessName: 'Rake & Sons' } },
  ),
  'PUT /api/profiles/me, a child that names another parent': signedIn(
    { OK: 409, KN: 409, KU: 200 },
    { body: { ...kid, ...parent } },
  ),
};

/** Only identity sets these fields; each has a row of its own. */
const forced = {
  id: '01960000-0000-7000-8000-000000000001',
  email: 'another@permissions.sidework.local',
  phone: '+16095550123',
  avatarUrl: 'https://pictures.example/me.png',
  roles: ['admin'],
  isSetUp: true,
  completedServicesAsProfessional: 99,
  rating: 5,
  reviewCount: 99,
  idVerificationStatus: 'verified',
  parentConsentGiven: true,
};
const forcedFields: Record<string, Permission> = Object.fromEntries(
  Object.entries(forced).map(([field, value]) => [
    `PUT /api/profiles/me, with ${field}`,
    signedIn({ NU: 400, OU: 400, OW: 400, KU: 400 }, { body: { ...adult, [field]: value } }),
  ]),
);

/** Files as they ought to be, so that nothing but who sends them stands in the way. */
const files: Record<string, Permission> = {
  'PUT /api/profiles/me/avatar, a picture': signedIn(
    { NU: 422, OU: 200, OK: 403, KU: 403 },
    { file: 'image/png', codes: { OK: 'kids_have_set_pictures', KU: 'kids_have_set_pictures' } },
  ),
  'PUT /api/consents/:consentId/form, that waits for it': ofFamily(
    { PA: 200 },
    { at: { consentId: 'announcedConsent' }, file: 'image/png' },
  ),
};

const people: Record<string, Permission> = {
  'GET /api/people, by the names of children': signedIn(
    { NU: 200, OU: 200, CP: 200, OK: 200, KU: 200, PA: 200, PA2: 200, MO: 200, AD: 200 },
    {
      query: 'search=kit&limit=50',
      shows: { OK: ['child'] },
      hides: {
        OU: ['child'],
        CP: ['child'],
        PA: ['child'],
        PA2: ['child'],
        MO: ['child'],
        AD: ['child'],
        OK: ['waitingChild'],
      },
      isEmptyFor: ['NU', 'KU'],
    },
  ),
  'GET /api/people, whoever there is': signedIn({ NU: 200, KU: 200 }, { isEmptyFor: ['NU', 'KU'] }),
  'PUT /api/admin/accounts/:userId/roles, of a child': signedIn(
    { OU: 403, OW: 403, OK: 403, KU: 403, PA: 403, PA2: 403, MO: 403, AD1: 403, AD: 422 },
    {
      at: { userId: 'child' },
      body: { reason: 'to see who may', roles: ['moderator'] },
      codes: { AD: 'staff_must_be_adult' },
    },
  ),
};

/** People say who they are; these rows also try the fields that they cannot set themselves. */
export const permissionsOfSetup = { ...setup, ...forcedFields, ...files, ...people };
