import { z } from 'zod';
import { lineAsSeen } from './shown-text.ts';

const separators = '\\s().,/\\p{Pd}\\u2212';
const extension = '(?:\\s*[,;]?\\s*(?:x|ext\\.?|extension|#)\\s*\\d{1,6})?';
const phoneNumber = new RegExp(
  `^(?=(?:[^\\d]*\\d){7})\\+?[\\d${separators}]{7,24}${extension}$`,
  'iu',
);

/** A number as people write one, with any dashes, and an extension at work. */
export const PhoneNumber = z
  .string()
  .overwrite(lineAsSeen)
  .trim()
  .regex(phoneNumber, 'Enter a phone number');

/** Without the extension. */
export const digitsOf = (phone: string) =>
  phone.replace(/(?:x|ext|#).*$/i, '').replaceAll(/\D/g, '');
