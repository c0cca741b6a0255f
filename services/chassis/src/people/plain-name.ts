import { saysHowReached } from '@sidework/contracts/kernel/contact-details';
import { deletedAccount } from '@sidework/contracts/kernel/own-data';
import type { ApprovedCard, PersonCard } from '@sidework/contracts/kernel/values';

/** Whether this is a name and nothing else, as `firstNameAndInitial` gives it. */
export const isPlainName = (name: string) => /^[\p{L}\p{M}'’-]{1,40}\.?( \p{L}\.)?$/u.test(name);

/** `Ada K.` of Ada Maria King; a name alone stays as it is. */
export function firstNameAndInitial(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toLocaleUpperCase('en-US')}.` : first;
}

/** The name of an adult for children. A name that could be a way to make contact is replaced. */
export function nameForChildren(fullName: string): string {
  const name = firstNameAndInitial(fullName);
  return isPlainName(name) && !saysHowReached(name) ? name : 'Someone';
}

/**
 * An adult as children see them before a guardian has approved a job of theirs: a first name and an initial, where that is
 * a name and no way to make contact, and no picture and no words of their own (D-108).
 */
export function toCardForChildren(adult: PersonCard): PersonCard {
  return {
    ...adult,
    fullName: nameForChildren(adult.fullName),
    avatarUrl: null,
    profession: null,
  };
}

/**
 * An adult as children see them once a guardian approved work with them: the card that the guardian read, without the
 * adult's later changes and without contact details.
 */
export function toApprovedCard(adult: PersonCard, approved: ApprovedCard | null): PersonCard {
  if (adult.fullName === deletedAccount) return adult;
  if (!approved) return toCardForChildren(adult);
  const { avatarUrl, profession } = approved;
  return {
    ...adult,
    fullName: approvedName(approved),
    avatarUrl,
    profession: profession && saysHowReached(profession) ? null : profession,
  };
}

/** The name of an adult as the guardian read it. */
export const approvedName = ({ fullName }: Pick<ApprovedCard, 'fullName'>): string =>
  saysHowReached(fullName) ? nameForChildren(fullName) : fullName;
