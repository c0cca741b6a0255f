import { keep, readKept } from '../../../lib/kept.ts';
import { getSession } from '../../../lib/session.ts';

/** What was typed to each person and not sent. A child's words stay in the window; no browser keeps them. */
const typed = new Map<string, string>();

export function readDraft(personId: string): string {
  const key = keyOf(personId);
  return typed.get(key) ?? readKept<string>('localStorage', key) ?? '';
}

export function keepDraft(personId: string, text: string): void {
  const key = keyOf(personId);
  typed.set(key, text);
  if (getSession()?.viewer.accountType !== 'sidework_kids')
    keep('localStorage', key, text || undefined);
}

const keyOf = (personId: string) => `sidework.draft.chat.${getSession()?.viewer.id}.${personId}`;
