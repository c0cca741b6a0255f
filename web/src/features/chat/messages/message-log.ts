import type { MessageView } from '@sidework/contracts/network-chat/messages';

/** The newest comes first, without gaps down to the oldest loaded message. */
export interface MessageLog {
  items: MessageView[];
  /** Leads to older ones; null where the first message is there. */
  nextCursor: string | null;
}

/** The log as it stands at this moment, between two renderings too. */
export interface OpenLog {
  read: () => MessageLog | undefined;
  change: (next: (log: MessageLog) => MessageLog) => Promise<void>;
}

export function newestOf({ items }: MessageLog): number {
  return items[0]?.sequence ?? 0;
}

/** Whether a message joins on; past a gap, those in between are read first. */
export function follows(log: MessageLog, { sequence }: MessageView): boolean {
  return sequence <= newestOf(log) + 1;
}

/** The log with newer messages, each once, however often and in whatever order they come. */
export function withNewer(log: MessageLog, messages: readonly MessageView[]): MessageLog {
  const newer = messages
    .filter(({ sequence }) => sequence > newestOf(log))
    .toSorted((a, b) => b.sequence - a.sequence);
  if (newer.length === 0) return log;
  return { ...log, items: [...onlyOnce(newer), ...log.items] };
}

export function withOlder(log: MessageLog, page: MessageLog): MessageLog {
  const oldest = log.items.at(-1)?.sequence ?? Number.POSITIVE_INFINITY;
  const older = page.items.filter(({ sequence }) => sequence < oldest);
  return { items: [...log.items, ...older], nextCursor: page.nextCursor };
}

/**
 * The log with what is different now about messages that it has. An answer that comes late takes nothing back: nothing becomes
 * unread again, and an offer keeps its work.
 */
export function withChanged(log: MessageLog, messages: readonly MessageView[]): MessageLog {
  const changed = new Map(messages.map((message) => [message.id, message]));
  if (!log.items.some(({ id }) => changed.has(id))) return log;
  return {
    ...log,
    items: log.items.map((item) => {
      const next = changed.get(item.id);
      if (!next) return item;
      const offer = item.offer?.serviceId && !next.offer?.serviceId ? item.offer : next.offer;
      return { ...next, offer, read: next.read || item.read };
    }),
  };
}

/** The log once the messages of a sender are read up to a sequence. */
export function readUpTo(log: MessageLog, senderId: string, sequence: number): MessageLog {
  const isNews = (message: MessageView) =>
    !message.read && message.senderId === senderId && message.sequence <= sequence;
  if (!log.items.some(isNews)) return log;
  return {
    ...log,
    items: log.items.map((message) => (isNews(message) ? { ...message, read: true } : message)),
  };
}

function onlyOnce(sorted: MessageView[]): MessageView[] {
  return sorted.filter(({ sequence }, index) => sequence !== sorted[index - 1]?.sequence);
}
