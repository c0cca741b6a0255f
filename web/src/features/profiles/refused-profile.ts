import { texts } from '@sidework/contracts/texts';
import { ApiError } from '../../lib/api-error.ts';
import { messageOf } from '../../lib/messages.ts';
import type { ProfileValues } from './profile-values.ts';

/** Refusals that one field brought about, by their code. */
const fieldsOfRefusals: Record<string, keyof ProfileValues> = {
  birth_date_needed: 'dateOfBirth',
  birth_date_fixed: 'dateOfBirth',
  birth_date_impossible: 'dateOfBirth',
  kids_account_too_old: 'dateOfBirth',
  parent_is_child: 'parentEmail',
  parent_fixed: 'parentEmail',
};

/** A refusal with the field that it is about, where the server named none. */
export function withItsField(error: unknown): unknown {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) return error;
  const field = fieldsOfRefusals[error.code];
  if (!field) return error;
  const { status, code, message } = error;
  return new ApiError({ status, code, message, fields: { [field]: message } });
}

export const needsKidsAccount = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'kids_account_needed' || error.code === 'kids_account_fixed');

export const isTooOldForKids = (error: unknown) =>
  error instanceof ApiError && error.code === 'kids_account_too_old';

export function failureText(error: unknown): string {
  return error instanceof ApiError || error instanceof TypeError
    ? messageOf(error)
    : texts.profile.failed;
}
