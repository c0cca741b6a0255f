import { limits } from '@sidework/contracts/network-chat/limits';
import { useEffect } from 'react';
import { onFrame, say, useConnectionState } from './realtime.ts';
import { createStore, useStore } from './store.ts';

/** How many components look at a person, and who has come or gone since the socket opened. */
const watched = new Map<string, number>();
const heard = createStore<ReadonlyMap<string, boolean>>(new Map());
let isTelling = false;

onFrame('presence', ({ personId, isOnline }) => {
  heard.set((before) => new Map(before).set(personId, isOnline));
});
onFrame('ready', () => {
  heard.set(new Map());
  tellServer();
});
// A person who accepted a request may be watched from now on.
onFrame('resync', tellServer);

/** `known` is what the server answered last. Without the realtime line the presence is unknown. */
export function usePresence(personId: string, known: boolean): boolean {
  useEffect(() => watch(personId), [personId]);
  const isLive = useConnectionState() === 'open';
  const isOnline = useStore(heard).get(personId) ?? known;
  return isLive && isOnline;
}

function watch(personId: string): () => void {
  change(personId, 1);
  return () => change(personId, -1);
}

function change(personId: string, by: number): void {
  const count = (watched.get(personId) ?? 0) + by;
  if (count > 0) watched.set(personId, count);
  else watched.delete(personId);
  tellSoon();
}

/** A list that is shown or left changes many at once. */
function tellSoon(): void {
  if (isTelling) return;
  isTelling = true;
  queueMicrotask(() => {
    isTelling = false;
    tellServer();
  });
}

function tellServer(): void {
  say({ type: 'watch', personIds: [...watched.keys()].slice(-limits.watched) });
}
