import { z } from 'zod';
import { event } from '../kernel/event.ts';
import { Moment } from '../kernel/values.ts';
import { accountTypes, roles, userTypes } from './accounts.ts';

/** What every service may know of a person; e-mail, phone and birth date are never in it. */
export const profileChanged = event(
  'identity.profile.changed.v1',
  z.object({
    id: z.uuid(),
    fullName: z.string(),
    avatarUrl: z.string().nullable(),
    profession: z.string().nullable(),
    location: z.string().nullable(),
    userType: z.enum(userTypes),
    accountType: z.enum(accountTypes),
    roles: z.array(z.enum(roles)),
    completedServicesAsProfessional: z.number().int(),
    /** The average of all reviews to one decimal, half up; null without any. */
    rating: z.number().nullable().optional(),
    reviewCount: z.number().int().optional(),
    mayAct: z.boolean(),
    guardianIds: z.array(z.uuid()),
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
