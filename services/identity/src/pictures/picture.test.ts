import { pictureFile } from '@sidework/contracts/identity/own-profile/own-profile';
import { expect, it } from 'vitest';
import { refusalOf } from '../../test/refusals.ts';
import { accountOf } from '../../test/rows.ts';
import * as Picture from './picture.ts';

const adult = { ...accountOf().profile, isSetUp: true };
const child = { ...adult, accountType: 'sidework_kids' as const };

it.each([
  ['of an adult', () => Picture.requireAdult(adult), undefined],
  ['of a child, uploaded', () => Picture.requireAdult(child), 'kids_have_set_pictures'],
  [
    'of a person of unknown age',
    () => Picture.requireAdult({ ...adult, isSetUp: false }),
    'birth_date_needed',
  ],
  ['of a child, from the set', () => Picture.requireChild(child), undefined],
  ['of an adult, from the set', () => Picture.requireChild(adult), 'permission_denied'],
  ['of the greatest size', () => Picture.requireSmall(pictureFile.maxBytes), undefined],
  ['of a byte more', () => Picture.requireSmall(pictureFile.maxBytes + 1), 'picture_too_large'],
])('a picture %s', (_what, rule, refusal) => {
  expect(refusalOf(rule)).toBe(refusal);
});
