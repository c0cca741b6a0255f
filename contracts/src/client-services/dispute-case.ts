import { z } from 'zod';
import { Cents, Moment } from '../kernel/values.ts';
import { disputeStatuses } from './dispute-words.ts';

const SideOfWork = z.enum(['client', 'professional']);

/** A side's own words; those that were held back from the other side are not shown to it. */
export const Statement = z
  .object({ by: SideOfWork, text: z.string(), at: Moment })
  .meta({ id: 'DisputeStatement' });
export type Statement = z.infer<typeof Statement>;

export const DisputeDecision = z
  .object({
    toClientCents: Cents,
    toProfessionalCents: Cents,
    explanation: z.string(),
    at: Moment,
  })
  .meta({ id: 'DisputeDecision' });
export type DisputeDecision = z.infer<typeof DisputeDecision>;

/** A paper or a photo of one side. */
export const Evidence = z
  .object({
    id: z.uuid(),
    by: SideOfWork,
    isPicture: z.boolean(),
    addedAt: Moment,
  })
  .meta({ id: 'DisputeEvidence' });
export type Evidence = z.infer<typeof Evidence>;

/** A message that one side chose, with its sender and time as the conversation has them. */
export const GivenMessage = z
  .object({
    id: z.uuid(),
    by: SideOfWork,
    sentBy: SideOfWork,
    content: z.string(),
    /** The files stay in the conversation. */
    fileCount: z.number().int(),
    sentAt: Moment,
  })
  .meta({ id: 'DisputeMessage' });
export type GivenMessage = z.infer<typeof GivenMessage>;

/** The parts of a dispute that both sides and the moderators follow. */
export const caseFields = {
  status: z.enum(disputeStatuses),
  /** Until when the other side can answer; null once it did, and of disputes from before answers. */
  answerUntil: Moment.nullable(),
  answer: Statement.nullable(),
  evidence: z.array(Evidence),
  /** In the order in which they were sent. */
  messages: z.array(GivenMessage),
  appeal: Statement.nullable(),
  /** The decision that was appealed. */
  firstDecision: DisputeDecision.nullable(),
};

export const DisputeCase = z
  .object({
    ...caseFields,
    id: z.uuid(),
    opened: Statement,
    /** The decision that counts, unless it is appealed. */
    decision: DisputeDecision.nullable(),
    /** Until when either side can appeal it; null where nothing can be appealed. */
    appealUntil: Moment.nullable(),
    accepted: z.object({ client: z.boolean(), professional: z.boolean() }),
    settledAt: Moment.nullable(),
    /** The acts that are open to the viewer. */
    may: z.object({
      answer: z.boolean(),
      addEvidence: z.boolean(),
      addMessages: z.boolean(),
      accept: z.boolean(),
      appeal: z.boolean(),
    }),
  })
  .meta({ id: 'DisputeCase' });
export type DisputeCase = z.infer<typeof DisputeCase>;
