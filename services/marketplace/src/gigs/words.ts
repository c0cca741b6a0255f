import type { WordsAtGate } from '@sidework/chassis/people/child-gate';
import type { NewGig } from './gig.ts';

/** A gig as the gate for children takes it: of a child's every adult who is signed in may be the reader. */
export const wordsOf = ({ id, professionalId, title, description }: NewGig, at: Date) =>
  ({
    writerId: professionalId,
    readerIds: [],
    kind: 'gig',
    subjectId: id,
    title,
    at,
    texts: { title, description },
  }) satisfies WordsAtGate;
