import type { ClientFrame, ServerFrame } from '@sidework/contracts/network-chat/realtime';
import { useEffect, useEffectEvent } from 'react';
import type { Line, LineState } from './realtime-line.ts';
import { useSession } from './session.ts';
import { createStore, useStore } from './store.ts';

type FrameType = ServerFrame['type'];
export type Frame<Type extends FrameType> = Extract<ServerFrame, { type: Type }>;

/** `idle` for visitors and before the first attempt. */
export type ConnectionState = 'idle' | LineState;

type Listener = (frame: ServerFrame) => void;

/** A line that is back sooner was not missed. */
const awayAfterMs = 2_000;
/** How long to wait where the socket's own code could not be fetched. */
const againAfterMs = 10_000;

const listeners = new Map<FrameType, Set<Listener>>();
const state = createStore<ConnectionState>('idle');
const isAway = createStore(false);
let line: Line | undefined;
let awayTimer: ReturnType<typeof setTimeout> | undefined;

/** Hears what the server pushes. A frame is a hint: what must not be missed is read by cursor after `ready` and `resync`. */
export function useRealtime<Type extends FrameType>(
  type: Type,
  handler: (frame: Frame<Type>) => void,
): void {
  const hear = useEffectEvent(handler);
  useEffect(() => onFrame(type, (frame) => hear(frame)), [type]);
}

export const useConnectionState = () => useStore(state);

/** Whether the line has been down for a while, through however many attempts. */
export const useIsAway = () => useStore(isAway);

/** Hears the same outside of components. */
export function onFrame<Type extends FrameType>(
  type: Type,
  listener: (frame: Frame<Type>) => void,
): () => void {
  const ofType = listeners.get(type) ?? new Set();
  listeners.set(type, ofType.add(listener as Listener));
  return () => ofType.delete(listener as Listener);
}

/** Says something if the socket is open; what must arrive is not said here but sent. */
export function say(frame: ClientFrame): void {
  line?.say(frame);
}

/** Keeps the one socket of this window, from the first quiet moment until the session ends. */
export function useRealtimeLine(): void {
  const session = useSession();
  const viewerId = session?.viewer.id;
  const token = session?.accessToken;
  useEffect(() => (viewerId ? keepLine() : undefined), [viewerId]);
  useEffect(() => {
    if (token) line?.authenticate();
  }, [token]);
}

function keepLine(): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;

  async function open() {
    try {
      const { openLine } = await import('./realtime-line.ts');
      if (!isOver) line = openLine({ hear, changeState });
    } catch {
      timer = setTimeout(() => void open(), againAfterMs);
    }
  }

  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  whenIdle(() => void open());
  return () => {
    isOver = true;
    clearTimeout(timer);
    line?.close();
    line = undefined;
    changeState('idle');
  };
}

function hear(frame: ServerFrame): void {
  for (const listener of [...(listeners.get(frame.type) ?? [])]) listener(frame);
}

function changeState(next: ConnectionState): void {
  if (next === 'lost') awayTimer ??= setTimeout(() => isAway.set(true), awayAfterMs);
  if (next === 'open' || next === 'idle') {
    clearTimeout(awayTimer);
    awayTimer = undefined;
    isAway.set(false);
  }
  state.set(next);
}
