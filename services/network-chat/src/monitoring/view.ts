import { toPersonCard } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { OpenedHeldWords } from '@sidework/contracts/network-chat/held-words';
import type {
  ChildConversations,
  ChildWordsView,
} from '@sidework/contracts/network-chat/monitoring';
import type { ReportSurroundings } from '@sidework/contracts/network-chat/report-surroundings';
import { answerTo } from '../child-words/child-words.ts';
import type { openHeldWords } from './open-held-words.ts';
import type { ShownChildWords } from './queries.ts';
import type { readConversationsOfChild } from './read-conversations.ts';
import type { Near } from './surroundings-queries.ts';

export function toChildConversations({
  conversations,
  held,
}: Awaited<ReturnType<typeof readConversationsOfChild>>): ChildConversations {
  return {
    conversations: conversations.map(({ conversation, person }) => ({
      person: toPersonCard(person),
      messageCount: conversation.lastSequence,
      lastMessageAt: (conversation.lastMessageAt ?? new Date(0)).toISOString(),
    })),
    held: held.map(({ held: { id, content, at }, receiver }) => ({
      id,
      content,
      at: at.toISOString(),
      receiver: receiver && toPersonCard(receiver),
    })),
  };
}

export function toChildWordsView({ words, writer }: ShownChildWords): ChildWordsView {
  const { id, writerId, childId, kind, title, texts, isHeld, at } = words;
  return {
    id,
    kind,
    title,
    texts,
    isHeld,
    answer: answerTo(words),
    isByChild: writerId === childId,
    writerName: shownName(writer?.fullName),
    at: at.toISOString(),
  };
}

export function toOpenedHeldWords({
  items,
  hasMore,
  people,
}: Awaited<ReturnType<typeof openHeldWords>>): OpenedHeldWords {
  const nameOf = (id: string) => shownName(people[id]?.fullName);
  return {
    hasMore,
    items: items.map((words) => ({
      id: words.id,
      childName: nameOf(words.childId),
      kind: words.kind,
      title: words.title,
      texts: words.texts,
      writerName: nameOf(words.writerId),
      readerNames: words.readerIds.map(nameOf),
      at: words.at.toISOString(),
      heldBecause: words.heldBecause,
      state: words.state,
      answeredByName: words.answeredBy && nameOf(words.answeredBy),
      answeredAt: words.answeredAt?.toISOString() ?? null,
    })),
  };
}

export const toNearMessage = ({
  id,
  senderId,
  content,
  hiddenAt,
  createdAt,
  attachments,
}: Near): ReportSurroundings['messages'][number] => ({
  id,
  senderId,
  content: hiddenAt ? '' : content,
  isHidden: hiddenAt !== null,
  createdAt: createdAt.toISOString(),
  ...(attachments && !hiddenAt && { attachments }),
});
