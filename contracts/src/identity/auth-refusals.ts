import { platformProblems } from '../kernel/problems.ts';

/** Refusals of `/auth/v1`: GoTrue's own codes, each with its status and its usual text. */
export const authRefusals = {
  validation_failed: [400, 'The request could not be read'],
  bad_json: [400, 'Could not read JSON from the request body'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [401, 'Invalid JWT: unable to parse or verify signature, or the token has expired'],
  session_not_found: [401, 'Session from session_id claim in JWT does not exist'],
  otp_expired: [403, 'Email link is invalid or has expired'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  user_already_exists: [422, 'User already registered'],
  same_password: [422, 'New password should be different from the old password.'],
  weak_password: [
    422,
    'Password is known to be weak and easy to guess, please choose a different one.',
  ],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  // Not one of GoTrue's: its client keeps the session at a 503 and asks again; at a 500 it ends it.
  unavailable: [503, platformProblems.unavailable],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type AuthRefusalCode = keyof typeof authRefusals;

/** Why a password is refused as weak, in GoTrue's words: too short, or on a list of common ones. */
export type WeakPasswordReason = 'length' | 'pwned';
