import { z } from 'zod';
import { event } from './event.ts';

/** A text between a child and another person belongs to one of these; a guardian reads the words beside it. */
export const childWordsKinds = {
  service: 'a service',
  negotiation: 'a proposed change of terms',
  extension: 'a request for a later deadline',
  progress: 'the progress of work',
  changes: 'changes that were requested',
  cancellation: 'a cancellation',
  dispute: 'a dispute',
  review: 'a review',
  gig: 'a gig',
  proposal: 'a proposal',
  event: 'an event',
  message: 'a message',
  room: 'a job room',
} as const;
export type ChildWordsKind = keyof typeof childWordsKinds;

/** Why words were kept back. */
export const heldReasons = ['contact', 'doubtful', 'kept_back', 'paused', 'old_news'] as const;
export type HeldReason = (typeof heldReasons)[number];

export const ChildWords = z.object({
  id: z.uuid(),
  /** The children among its writer and its readers. */
  childIds: z.array(z.uuid()),
  writerId: z.uuid(),
  kind: z.enum(Object.keys(childWordsKinds) as [ChildWordsKind, ...ChildWordsKind[]]),
  /** The text is about a service, a proposal or a gig. */
  subjectId: z.uuid(),
  title: z.string(),
  /** Each text by the name of its field. */
  texts: z.record(z.string(), z.string()),
  /** A text that was kept back is read by guardians and moderators alone. */
  isHeld: z.boolean(),
  /** Everybody who may read them, but for guardians and moderators. */
  readerIds: z.array(z.uuid()).optional(),
  /** Absent where nothing was kept back. */
  heldBecause: z.enum(heldReasons).optional(),
  /** The marks of doubtful texts, which a guardian of each child may let through; absent where none may be. */
  waiting: z.array(z.string()).optional(),
});
export type ChildWords = z.infer<typeof ChildWords>;

/** Declares a service's event of a text between a child and another person; guardians are told of it. */
export const childWordsWrittenIn = <const S extends string>(service: S) =>
  event(`${service}.child-words.written.v1`, ChildWords, (data) => data.subjectId);
