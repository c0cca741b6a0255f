import { conflict } from '@sidework/chassis/errors';
import { educationRoutes } from '@sidework/contracts/education-events/addresses';
import type { ChildWordsKind } from '@sidework/contracts/kernel/child-words';
import { networkAddresses } from '@sidework/contracts/network-chat/addresses';
import type { ChildWordsView } from '@sidework/contracts/network-chat/monitoring';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { childWords } from './table.ts';

export type ChildWords = typeof childWords.$inferSelect;

interface Answer {
  isLetThrough: boolean;
  by: string;
  at: Date;
}

/** Only doubtful words wait, and the first guardian's answer counts. */
export function answer(words: ChildWords, { isLetThrough, by, at }: Answer): ChildWords {
  if (answerTo(words) !== 'waiting') throw conflict('words_not_waiting');
  return { ...words, isLetThrough, answeredBy: by, answeredAt: at };
}

export function answerTo({
  marks,
  answeredAt,
  isLetThrough,
}: Pick<ChildWords, 'marks' | 'answeredAt' | 'isLetThrough'>): ChildWordsView['answer'] {
  if (!marks) return null;
  if (!answeredAt) return 'waiting';
  return isLetThrough ? 'let_through' : 'kept_back';
}

const week = 7 * 24 * 3_600_000;

/** An answer counts for a week; afterwards the same words are asked about again. */
export const countsUntil = (at: Date): Date => new Date(at.getTime() + week);

/** Answers from before this moment count no more. */
export const countsSince = (at: Date): Date => new Date(at.getTime() - week);

const pages: Record<ChildWordsKind, (subjectId: string) => string> = {
  // A service that was refused at its creation has no page yet.
  service: () => webAddresses.crm,
  negotiation: webAddresses.service,
  extension: webAddresses.service,
  progress: webAddresses.service,
  changes: webAddresses.service,
  cancellation: webAddresses.service,
  dispute: webAddresses.service,
  review: webAddresses.service,
  gig: () => webAddresses.myGigs,
  proposal: () => webAddresses.myProposals,
  event: () => educationRoutes.events,
  message: webAddresses.chatWith,
  room: networkAddresses.room,
};

/** The page on which the writer sends the words again. */
export const pageOf = ({ kind, subjectId }: Pick<ChildWords, 'kind' | 'subjectId'>): string =>
  pages[kind](subjectId);
