import { limits } from '@sidework/contracts/identity/accounts/auth';
import { mailAddress } from '@sidework/contracts/kernel/mail-address';
import { faultOfLine, lineAsSeen } from '@sidework/contracts/kernel/shown-text';

const { passwordMin, name: nameMax } = limits;

export const passwordHint = `At least ${passwordMin} characters`;

/** The auth server would leave out what cannot be shown, and say nothing. */
function faultOfText(what: string, text: string): string | null {
  if (text.length > nameMax) return `${what} must be at most ${nameMax} characters`;
  return faultOfLine(text) ?? null;
}

/** Each gives the text beside the field, or null where nothing is wrong. */
export const rules = {
  name(value: string) {
    if (!value.trim()) return 'Name is required';
    return faultOfText('Name', value.trim());
  },
  profession: (value: string) => faultOfText('Profession', value.trim()),
  email(value: string) {
    if (!value.trim()) return 'Email is required';
    return mailAddress.test(lineAsSeen(value).trim())
      ? null
      : 'Enter an email address like name@example.com';
  },
  password: (value: string) => (value ? null : 'Password is required'),
  newPassword: (value: string) =>
    value.length >= passwordMin ? null : `Password must be at least ${passwordMin} characters`,
};

export type Strength = 'too short' | 'weak' | 'fair' | 'strong';

/**
 * These are the most common choices, and the server knows thousands more. An ending added to one of
 * them changes little.
 */
const mostChosen =
  /^(password|passw0rd|p@ssw0rd|qwerty|qwertyuiop|asdfgh|asdfghjkl|zxcvbn|1q2w3e|1qaz2wsx|abc|abcdef|iloveyou|letmein|welcome|admin|monkey|dragon|football|baseball|princess|sunshine|master|shadow|superman|batman|michael|trustno|changeme|secret|sidework|test)?[\d!.]{0,12}$/i;

/** A rough measure by length and kinds of characters. */
export function strengthOf(password: string): Strength {
  if (password.length < passwordMin) return 'too short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w\s]|_/, /\s/].filter((kind) => kind.test(password));
  const isOneCharacter = new Set(password).size < 4;
  const points = password.length + 2 * kinds.length;
  if (isOneCharacter || points < 12 || mostChosen.test(password)) return 'weak';
  return points < 18 ? 'fair' : 'strong';
}
