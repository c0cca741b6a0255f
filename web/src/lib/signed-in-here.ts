import { keep, readKept } from './kept.ts';

const key = 'sidework-signed-in-here';

/** A browser that was used to sign in or up probably belongs to a person with an account. */
export const hasSignedInHere = () => readKept<boolean>('localStorage', key) === true;

export const markSignedInHere = () => keep('localStorage', key, true);
