import type { Actor } from '@sidework/chassis/http/actor';
import type { WordsAtGate } from '@sidework/chassis/people/child-gate';
import type { ChildWordsKind } from '@sidework/contracts/kernel/child-words';
import type { NewService } from './service.ts';

type Work = Pick<NewService, 'id' | 'clientId' | 'professionalId' | 'title'>;

/** Words that one side of a service writes for the other, as the gate for children takes them. */
export const wordsOf = <T extends WordsAtGate['texts']>(
  { id, clientId, professionalId, title }: Work,
  by: Actor,
  kind: ChildWordsKind,
  texts: T,
  at: Date,
): WordsAtGate<T> => ({
  writerId: by.id,
  kind,
  subjectId: id,
  title,
  texts,
  at,
  readerIds: [clientId, professionalId].filter((each) => each !== by.id),
});

/** This stands in the place of a text that the gate held back. */
export const withheldText = 'These words were held back. A guardian can read them.';
