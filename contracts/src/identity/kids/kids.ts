import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Moment } from '../../kernel/values.ts';

/** How far it is known that a child is who its account says: `verified` is the only one that lets it act. */
export const idVerificationStatuses = [
  'none',
  'pending',
  'verified',
  'rejected',
  'revoked',
  'expired',
] as const;
export type IdVerificationStatus = (typeof idVerificationStatuses)[number];

/** A guardian agrees to these apart from the account itself. */
export const kidsPermits = ['messaging', 'paid_work', 'photos'] as const;
export type KidsPermit = (typeof kidsPermits)[number];

/** Those that a guardian can give: photos could be agreed to once, and there is nothing yet that they would allow. */
export const offeredPermits = ['messaging', 'paid_work'] as const satisfies readonly KidsPermit[];
export type OfferedPermit = (typeof offeredPermits)[number];

/** A consent that does not count yet waits for the form of its guardian, or for our answer. */
export const waitingConsentStatuses = ['waiting_for_form', 'pending'] as const;
export type WaitingConsentStatus = (typeof waitingConsentStatuses)[number];

/** A local time, `HH:MM`. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time like 21:00');

/** From one local time in the zone of the child to another, over midnight where `until` is earlier. */
export const QuietHours = z
  .strictObject({ from: TimeOfDay, until: TimeOfDay })
  .refine(({ from, until }) => from !== until, {
    path: ['until'],
    message: 'The end has to differ from the beginning',
  })
  .meta({ id: 'QuietHours' });
export type QuietHours = z.infer<typeof QuietHours>;

/** Why a child may not act just now; the first that holds, in this order. */
export const kidsHindrances = [
  'consent_missing',
  'verification_pending',
  'verification_rejected',
  'verification_expired',
  'consent_revoked',
  'paused',
  'quiet_hours',
  'contact_unconfirmed',
] as const;
export type KidsHindrance = (typeof kidsHindrances)[number];

/** A kids profile as the child itself sees it: its parent's address and number are masked. */
export const KidsProfile = z
  .object({
    idVerificationStatus: z.enum(idVerificationStatuses),
    parentConsentGiven: z.boolean(),
    parentName: z.string().nullable(),
    /** `p•••@e•••.com` */
    parentEmail: z.string().nullable(),
    /** `•••-0123` */
    parentPhone: z.string().nullable(),
    /** When a parent was last written to; null before the first mail. */
    askedAt: Moment.nullable(),
    /** A parent's consent that does not count yet: the form is still to come, or staff are looking at it. */
    waitingConsent: z.enum(waitingConsentStatuses).nullable(),
    permits: z.array(z.enum(kidsPermits)),
    quietHours: QuietHours.nullable(),
    mayAct: z.boolean(),
    hindrance: z.enum(kidsHindrances).nullable(),
    /** First names of those who look after the account. */
    guardians: z.array(z.string()),
  })
  .meta({ id: 'KidsProfile' });
export type KidsProfile = z.infer<typeof KidsProfile>;

/** The pictures a kids account chooses from; the app serves `/kids-avatars/{name}.svg`. */
export const kidsAvatars = [
  'fox',
  'owl',
  'otter',
  'turtle',
  'whale',
  'bee',
  'hedgehog',
  'parrot',
] as const;
export type KidsAvatar = (typeof kidsAvatars)[number];
export const kidsAvatarUrl = (name: KidsAvatar) => `/kids-avatars/${name}.svg`;

export const askParent = endpoint({
  method: 'POST',
  url: '/profiles/me/consent-requests',
  schema: {
    summary: 'Write to your parent or guardian again; the link sent before no longer counts',
    response: { 200: KidsProfile },
  },
});
