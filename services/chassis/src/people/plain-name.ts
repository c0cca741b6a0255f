import type { PersonCard } from '@sidework/contracts/kernel/values';

/** Whether this is a name and nothing else, as `firstNameAndInitial` gives it. */
export const isPlainName = (name: string) => /^[\p{L}\p{M}'’-]{1,40}\.?( \p{L}\.)?$/u.test(name);

/** `Ada K.` of Ada Maria King; a name alone stays as it is. */
export function firstNameAndInitial(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toLocaleUpperCase('en-US')}.` : first;
}

/**
 * An adult as children see them before a guardian has approved a job of theirs: a first name and an initial, where that is
 * a name and no way to make contact, and no picture and no words of their own (decision 108).
 */
export function toCardForChildren(adult: PersonCard): PersonCard {
  const name = firstNameAndInitial(adult.fullName);
  return {
    ...adult,
    fullName: isPlainName(name) ? name : 'Somebody',
    avatarUrl: null,
    profession: null,
  };
}
