import { type Purpose, purposes } from './table.ts';

/** These purposes go to a number; all others go to an address. */
export const textedPurposes: Purpose[] = ['sms', 'phone_change'];
export const mailedPurposes = purposes.filter((purpose) => !textedPurposes.includes(purpose));
