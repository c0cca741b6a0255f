import { type Purpose, purposes } from './table.ts';

/** What goes to a number; everything else goes to an address. */
export const textedPurposes: Purpose[] = ['sms', 'phone_change'];
export const mailedPurposes = purposes.filter((purpose) => !textedPurposes.includes(purpose));
