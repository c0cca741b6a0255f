import { listConversations } from '@sidework/contracts/network-chat/conversations';
import { useEffect, useRef } from 'react';
import { usePages } from '../../../lib/api.ts';
import { useConnectionState, useRealtime } from '../../../lib/realtime.ts';

/** Messages that come in a row are read together. */
const togetherMs = 250;

/** The viewer's conversations, or the archived ones, the latest first, as they change. */
export function useConversations(isArchived: boolean) {
  const isLive = useConnectionState() === 'open';
  const list = usePages(
    listConversations,
    { query: isArchived ? { isArchived: true } : {} },
    { isLive: !isLive },
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refreshSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void list.mutate(), togetherMs);
  }

  useRealtime('message', refreshSoon);
  useRealtime('read', refreshSoon);
  useRealtime('ready', refreshSoon);
  useRealtime('resync', refreshSoon);

  const seen = new Set<string>();
  const conversations = list.items?.filter(({ person }) => {
    const isNew = !seen.has(person.id);
    seen.add(person.id);
    return isNew;
  });
  return { ...list, conversations };
}
