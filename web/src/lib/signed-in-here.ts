import { keep, readKept } from './kept.ts';

const key = 'sidework-signed-in-here';

/** Whether somebody has signed in or up in this browser, and so is likely to have an account. */
export const hasSignedInHere = () => readKept<boolean>('localStorage', key) === true;

export const markSignedInHere = () => keep('localStorage', key, true);
