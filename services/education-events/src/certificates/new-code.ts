import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 100 bits, so that only a person who was shown the code can have it. */
export const newCode = () =>
  Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
