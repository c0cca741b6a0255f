import { deletionPhrase } from '../src/identity/deletion/deletion.ts';
import { idOf, ofFamily, ofPeople, type Permission, signedIn } from './permission.ts';

const unverified = 'age_verification_required';
const ofFactor = { at: { factorId: 'childFactor' } } as const;

/** How a child signs in is its own; where it is reached is its guardians' to know. */
const account: Record<string, Permission> = {
  'PUT /auth/v1/user, the address of a child': ofPeople(
    { OK: 403, KU: 403 },
    { body: { email: 'another-child@permissions.sidework.local' } },
  ),
  'PUT /auth/v1/user, the phone of a child': ofPeople(
    { OK: 403, KU: 403 },
    { body: { phone: '+16095550123' } },
  ),
  'PUT /auth/v1/user, the password of a child': ofPeople(
    { KU: 200 },
    { body: { password: 'another-ladder-orchard' } },
  ),
  'GET /auth/v1/user/identities/authorize, by a child': ofPeople(
    { OK: 403, KU: 403 },
    { query: 'provider=google' },
  ),
  'POST /auth/v1/factors/:factorId/challenge, of a child': ofPeople(
    { OU: 404, OK: 404, KU: 404, PA: 404, PA2: 404, MO: 404 },
    { ...ofFactor, body: {} },
  ),
  'DELETE /auth/v1/factors/:factorId, of a child': ofPeople(
    { OU: 404, OK: 404, KU: 404, PA: 404, PA2: 404, MO: 404 },
    ofFactor,
  ),
  'POST /auth/v1/logout, by a child': ofPeople({ OK: 204, KU: 204 }, { query: 'scope=global' }),
  'POST /api/sessions/:sessionId/revoke, of a child': ofFamily(
    { PA: 404, OW: 204 },
    { at: { sessionId: 'childSession' } },
  ),
  'POST /api/sessions/:sessionId/revoke, its own': signedIn(
    { OK: 204, KU: 204 },
    { at: { sessionId: 'ownSession' } },
  ),
};

/** A child that may not act can still leave, and take along its own data. */
const leaving: Record<string, Permission> = {
  'POST /api/exports, by a child': signedIn({ OK: 202, KU: 202 }, { once: true }),
  'POST /api/exports, by a child that is paused': signedIn(
    { OW: 202 },
    { isPaused: true, once: true },
  ),
  'POST /api/profiles/me/delete, by a child': signedIn(
    { OK: 204, KU: 204 },
    { body: { confirmation: deletionPhrase } },
  ),
  'POST /api/profiles/me/consent-requests, by a child whose parent was asked': signedIn({
    KU: 200,
  }),
};

const proposal = {
  at: { jobId: 'youthJob' },
  body: { proposedCostCents: 4_000, message: 'I can come on Saturday.' },
} as const;
const ofProposal = { at: { proposalId: 'childProposal' } } as const;
/** Only the client's own list shows a job of the other kind. */
const marketplace: Record<string, Permission> = {
  'GET /api/jobs, of both kinds': signedIn(
    { AN: 200, OU: 200, OW1: 200, CP: 200, OW: 200, OK: 200, KU: 200, PA: 200, AD: 200 },
    {
      // The jobs of this family: their descriptions name the child.
      query: `search=${idOf('child')}`,
      shows: {
        AN: ['adultJob'],
        OU: ['adultJob'],
        PA: ['adultJob'],
        AD: ['adultJob'],
        CP: ['adultJob', 'youthJob'],
        OW: ['youthJob'],
        OK: ['youthJob'],
        KU: ['youthJob'],
      },
      hides: {
        AN: ['youthJob'],
        OU: ['youthJob'],
        PA: ['youthJob'],
        AD: ['youthJob'],
        OW: ['adultJob'],
        OK: ['adultJob'],
        KU: ['adultJob'],
      },
    },
  ),
  'GET /api/jobs/:jobId, of a youth job': signedIn(
    // A guardian sees what its child has proposed on.
    { OU: 404, OW1: 401, CP: 200, OW: 200, OK: 200, KU: 200, PA: 200, PA2: 404, MO: 200, AD: 200 },
    { at: { jobId: 'youthJob' } },
  ),
  'GET /api/jobs/:jobId/versions, of a youth job': signedIn(
    { OU: 404, CP: 404, OW: 403, OK: 403, KU: 403, PA: 200, PA2: 404, MO: 200, AD: 200 },
    { at: { jobId: 'youthJob' } },
  ),
  'GET /api/jobs/:jobId, of an adult job': signedIn(
    { AN: 200, OU: 200, OW1: 200, CP: 200, OW: 404, OK: 404, KU: 404, PA: 200, PA2: 200, AD: 200 },
    { at: { jobId: 'adultJob' } },
  ),
  'PUT /api/jobs/:jobId, of a youth job': signedIn(
    // A child has proposed on it: its client alone is told that it stays as it is.
    { OU: 404, NU: 409, CP: 409, OW: 403, OK: 403, KU: 403, PA: 404, PA2: 404, MO: 404, AD: 404 },
    {
      at: { jobId: 'youthJob' },
      body: { title: 'Rake', description: 'Rake the leaves, please.', version: 1_000_000 },
    },
  ),
  'POST /api/jobs/:jobId/extend, of a youth job': signedIn(
    { OU: 404, NU: 409, CP: 200, OW: 403, OK: 403, KU: 403, PA: 404, PA2: 404, MO: 404, AD: 404 },
    { at: { jobId: 'youthJob' } },
  ),
  'POST /api/jobs/:jobId/proposals, on a youth job': signedIn(
    { OU: 404, NU: 409, CP: 422, OW: 409, OK: 201, KN: 403, KU: 403, PA: 404, PA2: 404, AD: 404 },
    { ...proposal, codes: { KN: 'guardian_does_not_permit', KU: unverified } },
  ),
  'POST /api/jobs/:jobId/proposals, on an adult job': signedIn(
    { NU: 409, OW: 404, OK: 404, KN: 403, KU: 403 },
    {
      ...proposal,
      at: { jobId: 'adultJob' },
      codes: { KN: 'guardian_does_not_permit', KU: unverified },
    },
  ),
  'GET /api/proposals/:proposalId, of a child': ofFamily({ CP: 200, OW: 200, PA: 404 }, ofProposal),
  // The acceptance asks its guardians and hires no one yet.
  'POST /api/proposals/:proposalId/accept, of a child': ofFamily(
    { CP: 200, OW: 403, OK: 403, KU: 403, PA: 404 },
    ofProposal,
  ),
  'POST /api/proposals/:proposalId/approve-hire, of a child whom nobody wants yet': ofFamily(
    { CP: 403, OW: 403, OK: 403, KU: 403, PA: 409 },
    { ...ofProposal, codes: { CP: 'not_their_guardian', PA: 'hire_not_waiting' } },
  ),
  'POST /api/proposals/:proposalId/refuse-hire, of a child whom nobody wants yet': ofFamily(
    { CP: 403, OW: 403, OK: 403, KU: 403, PA: 409 },
    { ...ofProposal, codes: { CP: 'not_their_guardian', PA: 'hire_not_waiting' } },
  ),
  'GET /api/child-hires, by a child': signedIn({ OK: 403, KU: 403 }),
  'POST /api/proposals/:proposalId/mark, of a child': ofFamily(
    { CP: 200, OW: 403, OK: 403, KU: 403, PA: 404 },
    { ...ofProposal, body: { mark: 'shortlisted' } },
  ),
  'PUT /api/proposals/:proposalId, of a child': ofFamily(
    { CP: 403, OW: 200, KU: 403, PA: 404 },
    { ...ofProposal, body: { ...proposal.body, version: 1 } },
  ),
  'POST /api/proposals/:proposalId/resend, of a child that did not withdraw': ofFamily(
    { CP: 403, OW: 409, KU: 403, PA: 404 },
    { ...ofProposal, body: proposal.body },
  ),
  'GET /api/jobs, by a child that says where it stands': signedIn(
    { AN: 200, OW1: 200, OK: 422, KU: 422 },
    { query: 'latitude=40.735611&longitude=-74.172371' },
  ),
  'POST /api/gigs, by a child': signedIn(
    { OK: 201, KN: 403, KU: 403 },
    {
      body: {
        title: 'I mow lawns',
        description: 'After school, with my own mower.',
        category: 'lawn_mowing',
        pricingType: 'hourly',
      },
      codes: { KN: 'guardian_does_not_permit', KU: unverified },
    },
  ),
  'POST /api/proposals/:proposalId/decline, of a child': ofFamily(
    { CP: 200, OW: 403, OK: 403, KU: 403, PA: 404 },
    ofProposal,
  ),
  'POST /api/proposals/:proposalId/withdraw, of a child': ofFamily(
    { CP: 403, OW: 200, PA: 404 },
    ofProposal,
  ),
  'POST /api/proposals/:proposalId/withdraw, of a child that is paused': signedIn(
    { OW: 200 },
    { ...ofProposal, isPaused: true },
  ),
};

const ofAdult = { at: { personId: 'user' } } as const;
const networkChat: Record<string, Permission> = {
  'POST /api/messages, by a child to an adult': signedIn(
    { OK: 403, KN: 403, KU: 403 },
    {
      body: { receiverId: idOf('user'), content: 'Hello' },
      codes: { OK: 'messaging_not_allowed', KN: 'messaging_not_allowed', KU: unverified },
    },
  ),
  'POST /api/conversations/:personId/accept, by a child': signedIn(
    { OK: 404, KU: 403 },
    { ...ofAdult, codes: { KU: unverified } },
  ),
  // A child knows no adults, and other children come with the room: there is no person yet whom it could block.
  'POST /api/conversations/:personId/block, by a child': signedIn({ OK: 404, KU: 404 }, ofAdult),
  'POST /api/conversations/:personId/unblock, by a child': signedIn({ OK: 404, KU: 404 }, ofAdult),
};

/** The service does not exist: a child that may not act is stopped before the service looks for it. */
const ofUnverified = (body: Record<string, unknown>): Permission =>
  signedIn({ OU: 404, OK: 404, KU: 403 }, { body, codes: { KU: unverified } });
const timeZone = 'America/New_York';
const clientServices: Record<string, Permission> = {
  'POST /api/services/:serviceId/progress, by a child': ofUnverified({
    progressStage: 'in_progress',
  }),
  'POST /api/services/:serviceId/request-changes, by a child': ofUnverified({
    reason: 'The gate is still open.',
  }),
  'PUT /api/services/:serviceId/deadline, by a child': ofUnverified({ deadline: null, timeZone }),
  'PUT /api/services/:serviceId/estimate, by a child': ofUnverified({
    estimatedCompletionDate: null,
    timeZone,
  }),
  'POST /api/services/:serviceId/review, by a child': ofUnverified({
    rating: 5,
    comment: 'All done on time.',
  }),
};

/** These rows say what children may do and see, and what is stopped while they may not act. */
export const permissionsOfChildren = {
  identity: { ...account, ...leaving },
  marketplace,
  networkChat,
  clientServices,
};
