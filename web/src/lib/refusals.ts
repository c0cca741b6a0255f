import type { ApiError } from './api-error.ts';

type Listener = (refusal: ApiError) => void;
const listeners = new Map<string, Set<Listener>>();

/** The listener hears of every refusal with this code or status (`409`), from any caller. */
export function onRefused(code: string, listener: Listener): () => void {
  const told = listeners.get(code) ?? new Set();
  listeners.set(code, told.add(listener));
  return () => told.delete(listener);
}

export function tellRefusal(refusal: ApiError): void {
  for (const reason of [refusal.code, String(refusal.status)])
    for (const listener of listeners.get(reason) ?? []) listener(refusal);
}
