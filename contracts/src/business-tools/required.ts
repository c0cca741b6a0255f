import { z } from 'zod';
import { hasAtMost } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { toolTexts } from './tool-texts.ts';

/** The forms of the business tools say this of a field that has to be filled in (specification section 8). */
export const fillIn = toolTexts.fillIn;

/** One line that has to be there. */
export const requiredLine = (most = 200) =>
  oneLine(fillIn).min(1, fillIn).refine(hasAtMost(most), `Please use at most ${most} characters`);

/** One line that may be left empty. */
export const optionalLine = (most = 200) =>
  oneLine().refine(hasAtMost(most), `Please use at most ${most} characters`).nullable();

/** A day that the books can be about; the database takes no other years. */
export const BookDay = z.iso
  .date(fillIn)
  .refine((day) => day >= '1900-01-01' && day <= '2199-12-31', 'This is not a day we know');
