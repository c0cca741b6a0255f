import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { accountTypes, adultAccountTypes, roles, userTypes } from './accounts.ts';
import { consentMethods } from './consents.ts';
import { idVerificationStatuses, kidsPermits } from './kids.ts';

/* What moderators and administrators do under /admin, beside the audit log; each needs a second factor, each decision is in the audit log. */

export const Reason = z
  .string('Say why')
  .trim()
  .min(1, 'Say why')
  .refine(hasAtMost(500), 'At most 500 characters');

const WithReason = z.strictObject({ reason: Reason });
const ofChild = z.object({ childId: z.uuid() });
const ofConsent = z.object({ consentId: z.uuid() });
const ofUser = z.object({ userId: z.uuid() });

/** How much waits in each queue. */
export const QueueCounts = z
  .object({ verifications: z.number().int(), consents: z.number().int() })
  .meta({ id: 'QueueCounts' });
export type QueueCounts = z.infer<typeof QueueCounts>;

/** A child whose guardian agreed and whose age is to be verified. */
export const WaitingVerification = z
  .object({
    childId: z.uuid(),
    /** First name and initial; the rest is seen by opening it, which is recorded. */
    childName: z.string(),
    state: z.string().nullable(),
    consentMethod: z.enum(consentMethods),
    guardianName: z.string(),
    waitingSince: Moment,
  })
  .meta({ id: 'WaitingVerification' });
export type WaitingVerification = z.infer<typeof WaitingVerification>;

/** A consent that counts only once somebody accepted it. */
export const WaitingConsent = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    childName: z.string(),
    guardianName: z.string(),
    method: z.enum(consentMethods),
    permits: z.array(z.enum(kidsPermits)),
    hasForm: z.boolean(),
    submittedAt: Moment,
  })
  .meta({ id: 'WaitingConsent' });
export type WaitingConsent = z.infer<typeof WaitingConsent>;

const GuardianInFile = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string().nullable(),
  linkedAt: Moment,
});

/** All that is known of a child; reading it asks for a reason and is recorded. */
export const ChildFile = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    email: z.string().nullable(),
    dateOfBirth: z.string(),
    age: z.number().int(),
    location: z.string().nullable(),
    parentName: z.string().nullable(),
    parentEmail: z.string().nullable(),
    parentPhone: z.string().nullable(),
    idVerificationStatus: z.enum(idVerificationStatuses),
    parentConsentGiven: z.boolean(),
    isPaused: z.boolean(),
    createdAt: Moment,
    guardians: z.array(GuardianInFile),
    consents: z.array(
      z.object({
        id: z.uuid(),
        guardianName: z.string(),
        method: z.enum(consentMethods),
        status: z.string(),
        permits: z.array(z.enum(kidsPermits)),
        cardLast4: z.string().nullable(),
        hasForm: z.boolean(),
        submittedAt: Moment,
        givenAt: Moment.nullable(),
        revokedAt: Moment.nullable(),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ChildFile' });
export type ChildFile = z.infer<typeof ChildFile>;

/** The end of a ban that has none: it lasts until it is lifted. */
export const bannedWithoutEnd = '9999-12-31T00:00:00.000Z';

export const AccountSummary = z
  .object({
    id: z.uuid(),
    /** Of a child the first name and an initial. */
    fullName: z.string(),
    /** Masked: `j•••@g•••.com`; whole in the account itself, and never of a child. */
    email: z.string().nullable(),
    accountType: z.enum(accountTypes),
    userType: z.enum(userTypes),
    roles: z.array(z.enum(roles)),
    /** Null of who is not banned; `bannedWithoutEnd` where it was not said until when. */
    bannedUntil: Moment.nullable(),
    createdAt: Moment,
    lastSignInAt: Moment.nullable(),
  })
  .meta({ id: 'AccountSummary' });
export type AccountSummary = z.infer<typeof AccountSummary>;

export const AccountView = AccountSummary.extend({
  phone: z.string().nullable(),
  isSetUp: z.boolean(),
  hasSecondFactor: z.boolean(),
  sessionCount: z.number().int(),
  banReason: z.string().nullable(),
}).meta({ id: 'AccountView' });
export type AccountView = z.infer<typeof AccountView>;

export const getQueueCounts = endpoint({
  method: 'GET',
  url: '/admin/queues',
  schema: { summary: 'How much waits for staff', response: { 200: QueueCounts } },
});

export const listWaitingVerifications = endpoint({
  method: 'GET',
  url: '/admin/verifications',
  schema: {
    summary: 'Children to verify, longest waiting first',
    querystring: PageQuery,
    response: { 200: Page(WaitingVerification) },
  },
});

/** A POST since it leaves a record, and so that the reason stands in no address. */
export const openChildFile = endpoint({
  method: 'POST',
  url: '/admin/children/:childId/open',
  schema: {
    summary: 'Read all that is known of a child, for a reason that is recorded first',
    params: ofChild,
    body: WithReason,
    response: { 200: ChildFile },
  },
});

export const verifyChild = endpoint({
  method: 'POST',
  url: '/admin/verifications/:childId/verify',
  schema: {
    summary: 'The child is who its account says; for a year',
    params: ofChild,
    body: WithReason,
    response: { 204: z.null() },
  },
});

export const rejectChild = endpoint({
  method: 'POST',
  url: '/admin/verifications/:childId/reject',
  schema: {
    summary: 'The child could not be verified; its guardians are told why',
    params: ofChild,
    body: WithReason,
    response: { 204: z.null() },
  },
});

export const listWaitingConsents = endpoint({
  method: 'GET',
  url: '/admin/consents',
  schema: {
    summary: 'Consents to accept, longest waiting first',
    querystring: PageQuery,
    response: { 200: Page(WaitingConsent) },
  },
});

export const acceptConsent = endpoint({
  method: 'POST',
  url: '/admin/consents/:consentId/accept',
  schema: {
    summary: 'The consent counts from now on',
    params: ofConsent,
    body: WithReason,
    response: { 204: z.null() },
  },
});

export const rejectConsent = endpoint({
  method: 'POST',
  url: '/admin/consents/:consentId/reject',
  schema: {
    summary: 'The consent does not count; its guardian is told why',
    params: ofConsent,
    body: WithReason,
    response: { 204: z.null() },
  },
});

export const openConsentForm = endpoint({
  method: 'POST',
  url: '/admin/consents/:consentId/form-link',
  schema: {
    summary: 'A link of 60 seconds to the signed form, for a reason that is recorded first',
    params: ofConsent,
    body: WithReason,
    response: { 200: z.object({ url: z.url() }) },
  },
});

export const listAccounts = endpoint({
  method: 'GET',
  url: '/admin/accounts',
  schema: {
    summary: 'Accounts, newest first, by name, exact e-mail or id',
    querystring: PageQuery.extend({
      search: z.string().trim().max(254).optional(),
      role: z.enum(roles).optional(),
      accountType: z.enum(accountTypes).optional(),
      isBanned: z.stringbool().optional(),
    }),
    response: { 200: Page(AccountSummary) },
  },
});

export const getAccount = endpoint({
  method: 'GET',
  url: '/admin/accounts/:userId',
  schema: { summary: 'An account', params: ofUser, response: { 200: AccountView } },
});

export const setRoles = endpoint({
  method: 'PUT',
  url: '/admin/accounts/:userId/roles',
  schema: {
    summary: 'Grant and take roles of staff; that of professionals follows from the account type',
    params: ofUser,
    body: WithReason.extend({ roles: z.array(z.enum(['moderator', 'admin'])).max(2) }),
    response: { 200: AccountView },
  },
});

export const banAccount = endpoint({
  method: 'POST',
  url: '/admin/accounts/:userId/ban',
  schema: {
    summary: 'Nobody can sign in to it, and every session ends; without an end until it is lifted',
    params: ofUser,
    body: WithReason.extend({ until: Moment.nullable() }),
    response: { 200: AccountView },
  },
});

export const liftBan = endpoint({
  method: 'POST',
  url: '/admin/accounts/:userId/lift-ban',
  schema: {
    summary: 'Let the person sign in again',
    params: ofUser,
    body: WithReason,
    response: { 200: AccountView },
  },
});

export const signAccountOut = endpoint({
  method: 'POST',
  url: '/admin/accounts/:userId/sign-out',
  schema: {
    summary: 'End every session of the account',
    params: ofUser,
    body: WithReason,
    response: { 204: z.null() },
  },
});

export const changeAccountType = endpoint({
  method: 'PUT',
  url: '/admin/accounts/:userId/account-type',
  schema: {
    summary:
      'Change the account type; a child stays one until 18 by its birth date, which can be mended here',
    params: ofUser,
    body: WithReason.extend({
      accountType: z.enum(adultAccountTypes).optional(),
      dateOfBirth: z.iso.date().optional(),
    }).refine(
      ({ accountType, dateOfBirth }) => accountType ?? dateOfBirth,
      'Say what is to be mended',
    ),
    response: { 200: AccountView },
  },
});
