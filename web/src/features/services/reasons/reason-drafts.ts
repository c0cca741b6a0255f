import { getSession } from '../../../lib/session.ts';

/** Unsent reasons of this visit, which outlive their dialog. */
const drafts = new Map<string, string>();

const keyOf = (serviceId: string) => `${getSession()?.viewer.id} ${serviceId}`;

export function readDraft(serviceId: string): string {
  return drafts.get(keyOf(serviceId)) ?? '';
}

export function keepDraft(serviceId: string, reason: string): void {
  drafts.set(keyOf(serviceId), reason);
}

export function dropDraft(serviceId: string): void {
  drafts.delete(keyOf(serviceId));
}
