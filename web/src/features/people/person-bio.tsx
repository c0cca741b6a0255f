import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { usePerson } from './use-person.ts';

/** The rest of a profile stands on the person's page already. */
export function PersonBio({ personId }: { personId: string }) {
  const { person } = usePerson(personId);
  if (!person) return null;
  return person.bio ? (
    <LongText>{person.bio}</LongText>
  ) : (
    <Words tone="soft">{person.fullName} has not written about themselves yet.</Words>
  );
}
