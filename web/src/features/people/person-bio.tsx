import { LongText } from '../../ui/long-text.tsx';
import { usePerson } from './use-person.ts';

/** What somebody says of themselves, beside what stands on their page anyway. */
export function PersonBio({ personId }: { personId: string }) {
  const { person } = usePerson(personId);
  return person?.bio ? <LongText>{person.bio}</LongText> : null;
}
