import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { usePerson } from './use-person.ts';

/** What somebody says of themselves, beside what stands on their page anyway. */
export function PersonBio({ personId }: { personId: string }) {
  const { person } = usePerson(personId);
  if (!person) return null;
  return person.bio ? (
    <LongText>{person.bio}</LongText>
  ) : (
    <Words tone="soft">{person.fullName} has not written about themselves yet.</Words>
  );
}
