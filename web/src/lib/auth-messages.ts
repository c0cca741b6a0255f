import { texts } from '@sidework/contracts/texts';
import { ApiError } from './api-error.ts';
import { waitText } from './auth-waits.ts';
import { messageOf } from './messages.ts';

/** Codes of `/auth/v1` and the texts they are shown with; its own messages are never shown. */
const authTexts: Record<string, string> = {
  invalid_credentials: texts.auth.invalidCredentials,
  email_not_confirmed: texts.auth.emailNotConfirmed,
  user_already_exists: texts.auth.emailTaken,
  email_exists: texts.auth.emailTaken,
  bad_jwt: texts.auth.sessionExpired,
  no_authorization: texts.auth.sessionExpired,
  session_not_found: texts.auth.sessionExpired,
  session_expired: texts.auth.sessionExpired,
  refresh_token_not_found: texts.auth.sessionExpired,
  refresh_token_already_used: texts.auth.sessionExpired,
  not_admin: texts.errors.permission,
  user_banned: texts.errors.permission,
  otp_expired: 'This link has expired or was already used. Ask for a new one.',
  reauthentication_needed: 'That took a while. Please ask for a new link and choose again.',
  same_password: 'The new password must differ from the one you have.',
  email_address_invalid: 'Enter an email address like name@example.com',
};

/** The time to wait follows after this text. */
const tooManyTexts: Record<string, string> = {
  over_email_send_rate_limit: 'Too many emails asked for.',
  over_sms_send_rate_limit: 'Too many codes asked for.',
  mfa_recovery_codes_locked: 'Too many wrong recovery codes.',
};

/** Refusals whose reason only the server knows: a password on the list of common ones, for example. */
const explainedByServer = new Set(['weak_password']);

/** The text of a failed call of `/auth/v1`, by the code it carries. */
export function authMessageOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof ApiError) return messageOf(error);
  const { code = '', status } = error as Error & { code?: string; status?: number };
  if (explainedByServer.has(code)) return error.message;
  if (error.name === 'AuthSessionMissingError') return texts.auth.sessionExpired;
  if (error.name === 'AuthRetryableFetchError' && status === 0) return texts.errors.network;
  if (status === 429) return `${tooManyTexts[code] ?? 'Too many attempts.'} ${waitText()}`;
  return authTexts[code] ?? messageOf(error);
}
