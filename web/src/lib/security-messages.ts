import { codeOf } from './auth-calls.ts';
import { authMessageOf } from './auth-messages.ts';

/** Only the pages of sign-in and security load these texts. */
const securityTexts: Record<string, string> = {
  mfa_verification_failed: 'That code is not right, or it was used before. Please try again.',
  mfa_verification_rejected: 'That did not work. Please try again.',
  mfa_challenge_expired: 'That took a while. Please try again with a new code.',
  mfa_ip_address_mismatch: 'Your network changed on the way. Please try again.',
  mfa_factor_name_conflict: 'You already have one with this name. Choose another.',
  mfa_verified_factor_exists: 'You already get codes on a phone. Remove that one first.',
  too_many_enrolled_mfa_factors: 'You have as many as there can be. Remove one first.',
  mfa_recovery_codes_sole_factor: 'Set up a second step first; recovery codes stand in for it.',
  rests_on_recovery_code:
    'You signed in with a recovery code. Add another second step first, then remove this one.',
  insufficient_aal: 'Please show your second step first.',
  sign_in_needed: 'Please sign in again first; it has been a while.',
  reauthentication_needed: 'Please confirm with the code we mailed you.',
  reauthentication_not_valid: 'That code is not right, or it has run out. Ask for a new one.',
  otp_expired: 'That code is not right, or it has run out. Ask for a new one.',
  sms_send_failed: 'The code could not be sent. Please check the number and try again.',
  validation_failed: 'Please check what you entered and try again.',
  too_many_passkeys: 'You have as many passkeys as there can be. Remove one first.',
  single_identity_not_deletable:
    'This passkey is your only way to sign in. Set a password or add another passkey first.',
  webauthn_credential_exists: 'This device already has a passkey for your account.',
  webauthn_credential_not_found: 'This passkey is not known here. Use your password instead.',
  webauthn_verification_failed: 'This passkey could not be checked. Please try again.',
  webauthn_challenge_expired: 'That took a while. Please try again.',
  webauthn_challenge_not_found: 'That took a while. Please try again.',
  // The browser's own, for a window that was closed or left open too long, and for a key that is there already.
  ERROR_CEREMONY_ABORTED: 'Nothing was changed, since the window of your browser was closed.',
  ERROR_INVALID_DOMAIN: 'Your browser does not allow this at this address.',
  ERROR_INVALID_RP_ID: 'Your browser does not allow this at this address.',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device is already set up for your account.',
};

/** The text of what went wrong with the auth server or with the browser's own window for keys and passkeys. */
export function securityMessageOf(error: unknown): string {
  const isWindowClosed = error instanceof Error && error.name === 'NotAllowedError';
  const code = isWindowClosed ? 'ERROR_CEREMONY_ABORTED' : codeOf(error);
  return securityTexts[code] ?? authMessageOf(error);
}
