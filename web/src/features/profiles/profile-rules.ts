import { schemaResolver } from '@mantine/form';
import { identityProblems } from '@sidework/contracts/identity/problems';
import { isPossibleBirthDate } from '@sidework/contracts/identity/profiles/birth-date';
import {
  ProfileSetup,
  parentNeeded,
} from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { type ProfileValues, setupOf } from './profile-values.ts';

/** Stored fields of a parent may be left empty. */
export interface KnownParent {
  email: boolean;
  phone: boolean;
  hasAnswered: boolean;
}

const byContract = schemaResolver(ProfileSetup, { sync: true });

/** The texts beside the fields of a profile: the contract's own rules, and what the contract leaves to each account type. */
export function errorsOfProfile(values: ProfileValues, known: KnownParent) {
  return {
    ...impossible(values),
    ...needed(values, known),
    ...byContract({ ...setupOf(values, known.hasAnswered) }),
  };
}

/** The day may be another one where the server is: it asks again. */
const impossible = ({ dateOfBirth }: ProfileValues) =>
  dateOfBirth && !isPossibleBirthDate(dateOfBirth, new Date().toISOString().slice(0, 10))
    ? { dateOfBirth: identityProblems.birth_date_impossible }
    : {};

function needed(values: ProfileValues, known: KnownParent): Record<string, string> {
  const isKid = values.accountType === 'sidework_kids';
  const asksParent = isKid && !known.hasAnswered;
  const missing: [name: keyof ProfileValues, isNeeded: boolean, text: string][] = [
    ['dateOfBirth', true, identityProblems.birth_date_needed],
    ['parentName', asksParent, parentNeeded.parentName],
    ['parentEmail', asksParent && !known.email, parentNeeded.parentEmail],
    ['parentPhone', asksParent && !known.phone, parentNeeded.parentPhone],
  ];
  return Object.fromEntries(
    missing
      .filter(([name, isNeeded]) => isNeeded && !values[name].trim())
      .map(([name, , text]) => [name, text]),
  );
}
