import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery } from '../../kernel/values.ts';
import { manyLines } from '../../kernel/written-text.ts';
import { consentMethods } from '../family/consents.ts';
import { idVerificationStatuses, kidsPermits } from '../kids/kids.ts';

/* Moderators and administrators work for children under /admin; each needs a second factor, each decision is in the audit log. */

/** Colleagues and guardians read it later, and learn nothing from a single word. */
export const Reason = manyLines('Say why')
  .min(10, 'Say why in a few words: at least 10 characters')
  .refine(hasAtMost(500), 'At most 500 characters');

/** The body of every decision of staff, and of all that is read of a child. */
export const WithReason = z.strictObject({ reason: Reason });
const ofChild = z.object({ childId: z.uuid() });
const ofConsent = z.object({ consentId: z.uuid() });

/** How much waits in each queue, and since when the oldest does. */
export const QueueCounts = z
  .object({
    verifications: z.number().int(),
    verificationsSince: Moment.nullable(),
    consents: z.number().int(),
    consentsSince: Moment.nullable(),
  })
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

/** A consent that counts only once staff accepted it. */
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
        /**
         * A waiting consent comes from a person who is no guardian yet; staff compare them with the parent that the child named.
         */
        guardianEmail: z.string().nullable(),
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

export const getQueueCounts = endpoint({
  method: 'GET',
  url: '/admin/queues',
  schema: { summary: 'How much waits for staff, and how long', response: { 200: QueueCounts } },
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
    summary: 'The child could not be verified; its guardians are notified with the reason',
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
    summary: 'The consent does not count; its guardian is notified with the reason',
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
