import { notFound } from '@sidework/chassis/errors';
import type { HeldReason } from '@sidework/contracts/kernel/child-words';
import type { HeldWordsView } from '@sidework/contracts/network-chat/held-words';
import { answerTo, type ChildWords } from '../child-words/child-words.ts';
import type { heldMessages } from '../child-words/table.ts';

/** Kept-back words of both tables, with ids of people in place of their names. */
export interface HeldWords
  extends Pick<ChildWords, 'id' | 'childId' | 'writerId' | 'kind' | 'title' | 'texts' | 'at'> {
  readerIds: string[];
  heldBecause: HeldReason | null;
  state: HeldWordsView['state'];
  answeredBy: string | null;
  answeredAt: Date | null;
}

interface Room {
  title: string;
  clientId: string;
}

/** Words from before readers were kept name theirs only where the subject is a person. */
export function ofChildWords(words: ChildWords): HeldWords {
  const { kind, subjectId, readerIds, marks, heldBecause } = words;
  return {
    ...words,
    readerIds: readerIds ?? (kind === 'message' ? [subjectId] : []),
    heldBecause: heldBecause ?? (marks ? 'doubtful' : null),
    state: answerTo(words) ?? 'refused',
  };
}

/** A held message was always refused. */
export function ofHeldMessage(
  held: typeof heldMessages.$inferSelect,
  room: Room | null,
): HeldWords {
  const { id, childId, receiverId, content, heldBecause, at } = held;
  const readerId = receiverId ?? room?.clientId;
  return {
    id,
    childId,
    writerId: childId,
    kind: receiverId ? 'message' : 'room',
    title: room?.title ?? '',
    texts: [content],
    readerIds: readerId ? [readerId] : [],
    heldBecause: heldBecause ?? 'contact',
    state: 'refused',
    answeredBy: null,
    answeredAt: null,
    at,
  };
}

/** A report that concerns no child opens nothing. */
export function requireChildren<C>(children: C[]): C[] {
  if (children.length === 0) throw notFound('no_child_in_report');
  return children;
}

/** The newest of both lists; each list has one more than `most` where there are more. */
export function newestOf(words: HeldWords[], most: number) {
  const sorted = words.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return { items: sorted.slice(0, most), hasMore: sorted.length > most };
}

/** Everybody whom the words name. */
export const peopleOf = (words: HeldWords[]): string[] => [
  ...new Set(
    words.flatMap(({ childId, writerId, readerIds, answeredBy }) => [
      childId,
      writerId,
      ...readerIds,
      ...(answeredBy ? [answeredBy] : []),
    ]),
  ),
];
