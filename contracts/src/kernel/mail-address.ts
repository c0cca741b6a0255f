/*
 * Addresses of people. Apart from the schemas, so that a form can ask it without them.
 */

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const lastLabel = '(?=[^.]*\\p{L})[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])';

/** RFC 5321 without quoted names, and the domain also in the letters of its own language. */
export const mailAddress = new RegExp(
  `^(?=.{3,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${lastLabel}$`,
  'iu',
);
