import { z } from 'zod';
import { event } from '../kernel/event.ts';
import { needMetIn, needRaisedIn } from '../kernel/needs.ts';
import { Moment } from '../kernel/values.ts';
import { kidsPermits } from './kids/kids.ts';
import { accountTypes, roles, userTypes } from './profiles/account-types.ts';
import { ageBands } from './profiles/age-bands.ts';

/**
 * Every service may know this of a person; e-mail, phone and birth date are never in it. A child has its first name and an
 * initial as its name, its state as its place, and one of our pictures.
 */
export const profileChanged = event(
  'identity.profile.changed.v1',
  z.object({
    id: z.uuid(),
    fullName: z.string(),
    avatarUrl: z.string().nullable(),
    profession: z.string().nullable(),
    /** Adults describe themselves here; the event tells nothing of a child. */
    bio: z.string().nullable().optional(),
    location: z.string().nullable(),
    userType: z.enum(userTypes),
    accountType: z.enum(accountTypes),
    roles: z.array(z.enum(roles)),
    completedServicesAsProfessional: z.number().int(),
    /** The average of all reviews to one decimal, half up; null without any. */
    rating: z.number().nullable().optional(),
    reviewCount: z.number().int().optional(),
    mayAct: z.boolean(),
    /** Whether they are banned: what they offer others ends. Absent from what was told before it was added. */
    isBanned: z.boolean().optional(),
    /** Whether they have filled in their profile; events of before this was told are of those who had. */
    isSetUp: z.boolean().optional(),
    /** The permits that a child's guardian agreed to. An adult decides everything and has none. */
    permits: z.array(z.enum(kidsPermits)).optional(),
    guardianIds: z.array(z.uuid()),
    /** The band of a child’s age, by which the hours of its work are limited; null for adults. Events from before it lack it. */
    ageBand: z.enum(ageBands).nullable().optional(),
    /** Adults who have said where they live have a zone; the event tells no place of a child. */
    timeZone: z.string().nullable().optional(),
  }),
  (data) => data.id,
);

/** A session ended before its tokens ran out: refuse them until `tokensExpireAt`. */
export const sessionRevoked = event(
  'identity.session.revoked.v1',
  z.object({ sessionId: z.uuid(), userId: z.uuid(), tokensExpireAt: Moment }),
  (data) => data.sessionId,
);

/** How an adult is reached; only services that mail people read it. Both are null for a child. */
export const contactChanged = event(
  'identity.contact.changed.v1',
  z.object({ id: z.uuid(), email: z.string().nullable(), phone: z.string().nullable() }),
  (data) => data.id,
);

/** The child and all who look after it are told of a guardian's act. */
const OfGuardian = z.object({
  childId: z.uuid(),
  guardianId: z.uuid(),
  guardianIds: z.array(z.uuid()),
});

/** A guardian's consent counts from now on. */
export const consentGiven = event('identity.consent.given.v1', OfGuardian, (data) => data.childId);

/** Staff rejected a guardian's consent, which never counts. */
export const consentRejected = event(
  'identity.consent.rejected.v1',
  z.object({ consentId: z.uuid(), childId: z.uuid(), guardianId: z.uuid() }),
  (data) => data.childId,
);

/** A guardian took back their consent, or it is void: what the child had begun elsewhere ends. */
export const consentRevoked = event(
  'identity.consent.revoked.v1',
  z.object({
    childId: z.uuid(),
    /** The guardian who took it back; left out where the consent is void for another reason. */
    revokedBy: z.uuid().optional(),
    guardianIds: z.array(z.uuid()).optional(),
  }),
  (data) => data.childId,
);

/** Staff decided whether a child is who its account says, or the year for which that holds is over. */
export const verificationChanged = event(
  'identity.verification.changed.v1',
  z.object({
    childId: z.uuid(),
    guardianIds: z.array(z.uuid()),
    status: z.enum(['verified', 'rejected', 'expired']),
  }),
  (data) => data.childId,
);

/** A guardian paused an account that was not paused. */
export const childPaused = event('identity.child.paused.v1', OfGuardian, (data) => data.childId);

export const childResumed = event('identity.child.resumed.v1', OfGuardian, (data) => data.childId);

/** A person, or a guardian, wants all that is kept of the person: each service gathers its part. */
export const exportRequested = event(
  'identity.export.requested.v1',
  z.object({ exportId: z.uuid(), userId: z.uuid() }),
  (data) => data.exportId,
);

/** An account is gone: each service forgets the person and says when it has. */
export const accountDeleted = event(
  'identity.account.deleted.v1',
  z.object({ id: z.uuid() }),
  (data) => data.id,
);

export const needRaised = needRaisedIn('identity');
export const needMet = needMetIn('identity');
