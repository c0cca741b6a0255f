import { z } from 'zod';
import { heicWords } from './file-types.ts';

/** Refusals that every service can give. The database's are translated to these in the chassis. */
export const platformProblems = {
  invalid_input: 'Some of what you entered needs a second look.',
  unknown_field: 'This field is not known here.',
  unauthenticated: 'Please sign in to continue.',
  session_expired: 'Your session has expired. Please sign in again',
  permission_denied: 'You do not have permission to perform this action',
  /** A child that is not verified, or whose parent has not agreed, or paused it; the browser asks which. */
  age_verification_required: 'Age Verification Required',
  /** An adult whom no confirmed address or number reaches. */
  contact_unconfirmed: 'Please confirm your email address',
  guardian_does_not_permit: 'Your parent or guardian has not agreed to this.',
  storage_full:
    'Sidework has no room left to store this, so nothing was changed. Please try again in a few minutes.',
  contact_in_words:
    'A young person is part of this, so please leave out phone numbers, e-mail, links, street addresses, accounts elsewhere and where to meet. Their guardian has been told.',
  too_many_refusals:
    'Too many of your texts to or from young people were refused. Please wait before you write again.',
  words_wait_for_guardian:
    'A guardian has to look at these words first. We tell you when they may be sent.',
  young_person_paused:
    'This young person takes no messages right now. Nothing was sent. Please try again later.',
  news_too_old:
    'Sidework cannot check right now who may act here, and keeps young people safe first. Nothing was done. Please try again in a moment.',
  not_found: 'There is nothing here, or it is not yours to see.',
  related_data: 'Cannot complete this action due to related data',
  already_exists: 'This entry already exists',
  requirements_not_met: 'The provided data does not meet requirements',
  server_sets_this: 'This value is set by Sidework and cannot be changed.',
  account_not_ready: 'Your account is still being set up. Please try again in a moment.',
  idempotency_key_missing: 'This request needs an Idempotency-Key header.',
  idempotency_key_reused: 'This Idempotency-Key was used for a different request.',
  idempotency_in_flight: 'The first request with this Idempotency-Key is still running.',
  too_large: 'That is larger than we can take.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  too_many_changes: 'You have changed this many times in a short time.',
  unavailable: 'This part of Sidework is not answering right now. Please try again in a moment.',
  store_unavailable: 'Files cannot be taken or shown at the moment. Please try again in a minute.',
  upload_infected: 'This file may harm computers. Nothing was kept.',
  upload_has_macros:
    'This file has macros in it, which are small programs. Save it without macros and choose it again.',
  picture_is_heic: heicWords,
  upload_expired: 'This upload took too long. Please try it again.',
  internal_error: 'An error occurred. Please try again',
} as const;

/** The answer of every refusal; `fields` holds a text for each field at fault, by its JSON name. */
export const Problem = z
  .object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
