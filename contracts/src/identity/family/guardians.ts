import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { mailAddress } from '../../kernel/mail-address.ts';
import { timeZone } from '../../kernel/time-zone.ts';
import { Moment } from '../../kernel/values.ts';
import { idVerificationStatuses, kidsHindrances, kidsPermits, QuietHours } from '../kids/kids.ts';
import { consentMethods, consentStatuses, Permits } from './consents.ts';

const ofChild = z.object({ childId: z.uuid() });

/** A child in its guardian's list. */
export const ChildSummary = z
  .object({
    id: z.uuid(),
    fullName: z.string(),
    avatarUrl: z.string().nullable(),
    idVerificationStatus: z.enum(idVerificationStatuses),
    parentConsentGiven: z.boolean(),
    isPaused: z.boolean(),
    mayAct: z.boolean(),
    hindrance: z.enum(kidsHindrances).nullable(),
  })
  .meta({ id: 'ChildSummary' });
export type ChildSummary = z.infer<typeof ChildSummary>;

/** A consent of one guardian, as it was given. */
export const GuardianConsent = z
  .object({
    id: z.uuid(),
    guardianName: z.string(),
    isOwn: z.boolean(),
    method: z.enum(consentMethods),
    status: z.enum(consentStatuses),
    permits: z.array(z.enum(kidsPermits)),
    policyVersion: z.string(),
    submittedAt: Moment,
    givenAt: Moment.nullable(),
    revokedAt: Moment.nullable(),
    /** Why an administrator did not accept it. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'GuardianConsent' });
export type GuardianConsent = z.infer<typeof GuardianConsent>;

/** Everything of a child that its guardian may see here; looking at it is recorded. */
export const ChildView = ChildSummary.extend({
  location: z.string().nullable(),
  dateOfBirth: z.string(),
  timeZone: z.string().nullable(),
  permits: z.array(z.enum(kidsPermits)),
  quietHours: QuietHours.nullable(),
  verifiedUntil: Moment.nullable(),
  consents: z.array(GuardianConsent),
  /** All who look after the account. */
  guardians: z.array(z.object({ id: z.uuid(), fullName: z.string(), isYou: z.boolean() })),
}).meta({ id: 'ChildView' });
export type ChildView = z.infer<typeof ChildView>;

/** A look at a child's data: the person, and the thing read. */
export const ChildAccess = z
  .object({
    id: z.uuid(),
    /** A guardian's name, or the role of staff. */
    actorName: z.string(),
    isYou: z.boolean(),
    action: z.string(),
    reason: z.string().nullable(),
    at: Moment,
  })
  .meta({ id: 'ChildAccess' });
export type ChildAccess = z.infer<typeof ChildAccess>;

/** A session in which a child is signed in. */
export const ChildSession = z
  .object({ id: z.uuid(), device: z.string(), createdAt: Moment, lastUsedAt: Moment })
  .meta({ id: 'ChildSession' });
export type ChildSession = z.infer<typeof ChildSession>;

export const listChildren = endpoint({
  method: 'GET',
  url: '/children',
  schema: {
    summary: 'The children that you look after',
    response: { 200: z.object({ items: z.array(ChildSummary) }) },
  },
});

export const getChild = endpoint({
  method: 'GET',
  url: '/children/:childId',
  schema: {
    summary: 'A child that you look after',
    params: ofChild,
    response: { 200: ChildView },
  },
});

export const pauseChild = endpoint({
  method: 'POST',
  url: '/children/:childId/pause',
  schema: {
    summary: 'Pause the account: it can look, and do nothing',
    params: ofChild,
    response: { 200: ChildView },
  },
});

export const resumeChild = endpoint({
  method: 'POST',
  url: '/children/:childId/resume',
  schema: {
    summary: 'Let a paused account act again',
    params: ofChild,
    response: { 200: ChildView },
  },
});

export const setQuietHours = endpoint({
  method: 'PUT',
  url: '/children/:childId/quiet-hours',
  schema: {
    summary:
      'When the child cannot act, by the clock in a zone that only guardians set; null for never',
    params: ofChild,
    body: z.strictObject({
      quietHours: QuietHours.nullable(),
      /** Left out, the zone stays as it was. */
      timeZone: timeZone.optional(),
    }),
    response: { 200: ChildView },
  },
});

export const setPermits = endpoint({
  method: 'PUT',
  url: '/children/:childId/permits',
  schema: {
    summary: 'Change what you agreed to beside the account itself',
    params: ofChild,
    body: z.strictObject({ permits: Permits }),
    response: { 200: ChildView },
  },
});

export const revokeConsent = endpoint({
  method: 'POST',
  url: '/children/:childId/revoke-consent',
  schema: {
    summary: 'Take back your consent: the child can do nothing from now on, and what it began ends',
    params: ofChild,
    response: { 200: ChildView },
  },
});

export const listChildSessions = endpoint({
  method: 'GET',
  url: '/children/:childId/sessions',
  schema: {
    summary: 'Where the child is signed in',
    params: ofChild,
    response: { 200: z.object({ items: z.array(ChildSession) }) },
  },
});

export const revokeChildSession = endpoint({
  method: 'POST',
  url: '/children/:childId/sessions/:sessionId/revoke',
  schema: {
    summary: 'Sign the child out of one place',
    params: ofChild.extend({ sessionId: z.uuid() }),
    response: { 204: z.null() },
  },
});

export const listChildAccesses = endpoint({
  method: 'GET',
  url: '/children/:childId/accesses',
  schema: {
    summary:
      'Who looked at the data of the child, newest first; the last 100 of your own looks, and of all others',
    params: ofChild,
    response: { 200: z.object({ items: z.array(ChildAccess) }) },
  },
});

export const inviteGuardian = endpoint({
  method: 'POST',
  url: '/children/:childId/guardians',
  schema: {
    summary: 'Write to another parent or guardian, who can then agree as well; four at most',
    params: ofChild,
    body: z.strictObject({
      email: z.email({ pattern: mailAddress, error: 'Enter an email address' }).max(254),
    }),
    response: { 204: z.null() },
  },
});
