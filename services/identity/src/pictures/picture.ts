import { AppError, forbidden, unprocessable } from '@sidework/chassis/errors';
import { pictureFile } from '@sidework/contracts/identity/own-profile/own-profile';
import { problems } from '@sidework/contracts/problems';
import type { Profile } from '../profiles/table.ts';

/** A person of unknown age may be a child, and children have set pictures only. */
export function requireAdult({ accountType, isSetUp }: Pick<Profile, 'accountType' | 'isSetUp'>) {
  if (accountType === 'sidework_kids') throw forbidden('kids_have_set_pictures');
  if (!isSetUp) throw unprocessable('birth_date_needed');
}

export function requireChild({ accountType }: Pick<Profile, 'accountType'>): void {
  if (accountType !== 'sidework_kids') throw forbidden('permission_denied');
}

export function requireSmall(bytes: number): void {
  if (bytes > pictureFile.maxBytes)
    throw new AppError('too-large', 'picture_too_large', problems.picture_too_large);
}
