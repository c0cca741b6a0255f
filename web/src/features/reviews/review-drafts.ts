import type { ReviewPhrase } from '@sidework/contracts/client-services/review-phrases';
import { getSession } from '../../lib/session.ts';

export interface TypedReview {
  rating: number;
  comment: string;
  phrases: ReviewPhrase[];
}

/** Unsent reviews of this visit, which outlive their dialog. */
const drafts = new Map<string, TypedReview>();

const keyOf = (serviceId: string) => `${getSession()?.viewer.id} ${serviceId}`;

export function readDraft(serviceId: string): TypedReview | undefined {
  return drafts.get(keyOf(serviceId));
}

export function keepDraft(serviceId: string, typed: TypedReview): void {
  drafts.set(keyOf(serviceId), typed);
}

export function dropDraft(serviceId: string): void {
  drafts.delete(keyOf(serviceId));
}
