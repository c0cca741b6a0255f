import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { hasAtMost, Moment } from '../../kernel/values.ts';
import { oneLine } from '../../kernel/written-text.ts';
import { kidsPermits, offeredPermits, waitingConsentStatuses } from '../kids/kids.ts';
import { AgreedTerms } from '../terms/terms.ts';

/**
 * How a guardian shows that they are one: a card that is charged 50 cents and refunded at once, a form that they sign and
 * upload, or a talk with an administrator. The first counts at once; the others once an administrator accepted them.
 */
export const consentMethods = ['card', 'signed_form', 'admin_review'] as const;
export type ConsentMethod = (typeof consentMethods)[number];

/** The version of the texts below; a consent records the one that was shown. */
export const consentPolicyVersion = '2026-11-27';

/** A guardian agrees to each of these by its own mark; only the account itself is needed. */
export const consentTexts = {
  account:
    'My child may have a kids account. Sidework keeps the name, the birth date and the state, shows other people the first name and an initial only, and keeps all messages for me and its safety staff to read.',
  messaging:
    'My child may write messages: to other children I approve, and about approved work in a conversation that I can read.',
  paid_work: 'My child may offer to do youth jobs for pay. Nobody can hire my child without me.',
} as const;

/** Guardians could agree to these earlier; consents that name them stay as they are. */
export const formerConsentTexts = {
  photos: 'My child may share photos of finished work in those conversations.',
} as const;

/** The shape of a token in a mailed link: 32 random bytes in base64url. */
const Token = z.string().max(200);
const Link = z.strictObject({ requestId: z.string().max(100), token: Token });

export const Permits = z
  .array(z.enum(offeredPermits))
  .max(offeredPermits.length)
  .refine((given) => new Set(given).size === given.length, 'Name each once');

export const CardDetails = z
  .strictObject({
    number: z.string().regex(/^[\d ]{12,23}$/, 'Enter the number of the card'),
    expiry: z.string().regex(/^(0[1-9]|1[0-2])\/\d\d$/, 'Enter the month and year, as 04/29'),
    code: z.string().regex(/^\d{3,4}$/, 'Enter the 3 or 4 digits'),
    name: oneLine().min(1, 'Enter the name on the card').refine(hasAtMost(120), 'Too long'),
  })
  .meta({ id: 'CardDetails' });
export type CardDetails = z.infer<typeof CardDetails>;

/** The holder of an open link is told this before they sign in. */
export const ConsentRequestView = z
  .object({
    childId: z.uuid(),
    /** First name and initial. */
    childName: z.string(),
    expiresAt: Moment,
    policyVersion: z.string(),
  })
  .meta({ id: 'ConsentRequestView' });
export type ConsentRequestView = z.infer<typeof ConsentRequestView>;

export const ConsentGiven = z
  .object({
    consentId: z.uuid(),
    childId: z.uuid(),
    status: z.enum([...waitingConsentStatuses, 'given']),
  })
  .meta({ id: 'ConsentGiven' });
export type ConsentGiven = z.infer<typeof ConsentGiven>;

/** A POST, so that nothing that merely follows links asks; it uses nothing up. */
export const lookAtConsentRequest = endpoint({
  method: 'POST',
  url: '/consent-requests/look',
  schema: {
    summary: 'Whom a mailed link is about; unknown, expired and used ones are answered alike',
    body: Link,
    response: { 200: ConsentRequestView },
  },
});

export const consentCodeLength = 6;

export const sendConsentCode = endpoint({
  method: 'POST',
  url: '/consent-requests/code',
  schema: {
    summary:
      'Mail a code to the address that the link went to, where it is not that of your account; it counts for 15 minutes',
    body: Link,
    response: {
      200: z.object({
        /** The address, masked; null where your account has it, and needs no code. */
        sentTo: z.string().nullable(),
      }),
    },
  },
});

export const useConsentRequest = endpoint({
  method: 'POST',
  url: '/consent-requests/use',
  schema: {
    summary: 'Agree as the guardian; the link is used up by it, once',
    body: Link.extend({
      /** The child that the guardian was shown; another one is refused. */
      childId: z.uuid(),
      /** They confirm that they are the parent or guardian, and agree to the account. */
      account: z.literal(true, 'Without this there can be no account'),
      permits: Permits,
      method: z.enum(consentMethods, 'Choose how to confirm'),
      card: CardDetails.optional(),
      /** An account of another address proves the link's address by this mailed code. */
      code: z
        .string()
        .regex(/^\d{6}$/, 'Enter the 6 digits')
        .optional(),
      /** The version of the terms that the guardian agrees to, for the child too. */
      agreedTerms: AgreedTerms.optional(),
      policyVersion: z.literal(
        consentPolicyVersion,
        'The texts have changed meanwhile. Load the page again.',
      ),
    }),
    response: { 201: ConsentGiven },
  },
});

export const consentStatuses = [...waitingConsentStatuses, 'given', 'rejected', 'revoked'] as const;

const ownConsent = {
  id: z.uuid(),
  method: z.enum(consentMethods),
  /** The guardian agreed to these beside the account itself. */
  permits: z.array(z.enum(kidsPermits)),
  /** The version of the texts that were shown. */
  policyVersion: z.string(),
  submittedAt: Moment,
};

/** A consent of the asker's own that does not count yet. */
export const WaitingConsent = z
  .object({
    ...ownConsent,
    /** First name and initial. */
    childName: z.string(),
    status: z.enum(waitingConsentStatuses),
  })
  .meta({ id: 'OwnWaitingConsent' });
export type WaitingConsent = z.infer<typeof WaitingConsent>;

/** A consent of the asker's own, whatever became of it. */
export const OwnConsent = z
  .object({
    ...ownConsent,
    /** Null once it has ended: what the child is called by then is no business of who looks after it no more. */
    childName: z.string().nullable(),
    status: z.enum(consentStatuses),
  })
  .meta({ id: 'OwnConsent' });
export type OwnConsent = z.infer<typeof OwnConsent>;

export const listWaitingConsents = endpoint({
  method: 'GET',
  url: '/consents',
  schema: {
    summary: 'Your own consents that wait for their form or for our answer, oldest first',
    response: { 200: z.object({ items: z.array(WaitingConsent) }) },
  },
});

export const getOwnConsent = endpoint({
  method: 'GET',
  url: '/consents/:consentId',
  schema: {
    summary: 'A consent of your own, with what you agreed to and what became of it',
    params: z.object({ consentId: z.uuid() }),
    response: { 200: OwnConsent },
  },
});

/** MB are 1,048,576 bytes. */
export const consentFormFile = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maxBytes: 10 * 1_048_576,
} as const;

export const uploadConsentForm = endpoint({
  method: 'PUT',
  url: '/consents/:consentId/form',
  file: consentFormFile,
  schema: {
    summary: 'The signed form of a consent of yours that waits for it',
    params: z.object({ consentId: z.uuid() }),
    response: { 200: ConsentGiven },
  },
});
