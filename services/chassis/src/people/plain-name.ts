import type { PersonCard } from '@sidework/contracts/kernel/values';

/** Whether this is a name and nothing else, as `firstNameAndInitial` gives it. */
export const isPlainName = (name: string) => /^[\p{L}\p{M}'’-]{1,40}\.?( \p{L}\.)?$/u.test(name);

/** `Ada K.` of Ada Maria King; a name alone stays as it is. */
export function firstNameAndInitial(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toLocaleUpperCase('en-US')}.` : first;
}

/** The name of an adult for children: where it could be a way to make contact, `Somebody` stands for it. */
export function nameForChildren(fullName: string): string {
  const name = firstNameAndInitial(fullName);
  return isPlainName(name) ? name : 'Somebody';
}

/**
 * An adult as children see them before a guardian has approved a job of theirs: a first name and an initial, where that is
 * a name and no way to make contact, and no picture and no words of their own (decision 108).
 */
export function toCardForChildren(adult: PersonCard): PersonCard {
  return {
    ...adult,
    fullName: nameForChildren(adult.fullName),
    avatarUrl: null,
    profession: null,
  };
}
