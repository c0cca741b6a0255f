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

interface Days {
  issueDate: string | null;
  expiryDate: string | null;
}

/** Nothing runs out before it was issued. */
export function requireDaysInOrder(
  { issueDate, expiryDate }: Days,
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  if (!issueDate || !expiryDate || issueDate <= expiryDate) return;
  const message = 'This day is before the issue date';
  context.addIssue({ code: 'custom', path: ['expiryDate'], message });
}

/** A day that the books can be about; the database takes no other years. */
export const BookDay = z.iso
  .date(fillIn)
  .refine((day) => day >= '1900-01-01' && day <= '2199-12-31', 'This is not a day we know');
