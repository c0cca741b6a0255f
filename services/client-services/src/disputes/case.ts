import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { DisputeCase } from '@sidework/contracts/client-services/dispute-case';
import {
  type DisputeStatus,
  mostEvidence,
  mostMessages,
} from '@sidework/contracts/client-services/dispute-words';
import { partyOf, type Service } from '../services/service.ts';
import type { Dispute } from './dispute.ts';
import type { disputeEvidence, disputeMessages } from './table.ts';

export type Evidence = typeof disputeEvidence.$inferSelect;
export type Message = typeof disputeMessages.$inferSelect;
type Side = 'client' | 'professional';

/** How a dispute goes on between its opening and the movement of its money: what its two sides do. */

export const statusOf = ({
  decidedAt,
  settledAt,
  appealUntil,
  appealedAt,
}: Dispute): DisputeStatus => {
  if (!decidedAt) return appealedAt ? 'appealed' : 'open';
  return settledAt || !appealUntil ? 'settled' : 'decided';
};

function requireSide(service: Service, by: Actor): Side {
  const side = partyOf(service, by);
  if (!side) throw notFound('service_not_found');
  return side;
}

/** A dispute from before there was a last day can be answered until it is decided. */
const isAnswerable = ({ answerUntil }: Dispute, now: Date): boolean =>
  answerUntil === null || now < answerUntil;

/** The side that did not open it tells its own once, in its days, and until a moderator has decided. */
export function answer(
  dispute: Dispute,
  service: Service,
  text: string,
  by: Actor,
  now: Date,
): Dispute {
  const side = requireSide(service, by);
  if (side === dispute.openedBy) throw forbidden('own_dispute');
  if (dispute.answeredAt) throw conflict('dispute_answered');
  if (dispute.decidedAt) throw conflict('dispute_settled');
  if (!isAnswerable(dispute, now)) throw conflict('answer_too_late');
  return { ...dispute, answer: text, answeredAt: now };
}

/** Throws unless this side may add a file; gives the side. */
export function requireMayAdd(
  dispute: Dispute,
  service: Service,
  evidence: readonly Pick<Evidence, 'addedBy'>[],
  by: Actor,
  isOfChild: boolean,
): Side {
  const side = requireSide(service, by);
  if (isOfChild) throw forbidden('evidence_of_adults');
  if (dispute.decidedAt) throw conflict('dispute_settled');
  if (evidence.filter(({ addedBy }) => addedBy === side).length >= mostEvidence)
    throw conflict('enough_evidence');
  return side;
}

interface GivenMessages {
  givenBy: string;
  otherId: string;
  messages: readonly {
    id: string;
    senderId: string;
    content: string;
    fileCount: number;
    sentAt: string;
  }[];
}

/** Only messages between the two sides are added, each once and no more than a side may give. */
export function messagesToAdd(
  { id: disputeId, decidedAt }: Dispute,
  service: Service,
  known: readonly Pick<Message, 'messageId' | 'addedBy'>[],
  { givenBy, otherId, messages }: GivenMessages,
  addedAt: Date,
): Message[] {
  const addedBy = partyOf(service, { id: givenBy });
  const other = partyOf(service, { id: otherId });
  if (!addedBy || !other || addedBy === other || decidedAt) return [];
  const left = mostMessages - known.filter((each) => each.addedBy === addedBy).length;
  return messages
    .filter(({ id }) => !known.some(({ messageId }) => messageId === id))
    .slice(0, Math.max(0, left))
    .map(({ id: messageId, senderId, content, fileCount, sentAt }) => ({
      disputeId,
      messageId,
      addedBy,
      sentBy: senderId === givenBy ? addedBy : other,
      content,
      fileCount,
      sentAt: new Date(sentAt),
      addedAt,
    }));
}

const acceptedBy = (dispute: Dispute, side: Side) =>
  side === 'client' ? dispute.clientAcceptedAt : dispute.professionalAcceptedAt;

/** A decision that can be appealed still. */
function requireAppealable(dispute: Dispute, side: Side, now: Date): void {
  const { decidedAt, settledAt, appealUntil } = dispute;
  if (!decidedAt) throw conflict('dispute_not_open');
  if (settledAt || !appealUntil || appealUntil <= now) throw conflict('decision_final');
  if (acceptedBy(dispute, side)) throw conflict('decision_accepted');
}

/** To accept gives up one's own appeal, which a child does not: its guardian keeps the money. The other side keeps its own. */
export function accept(
  dispute: Dispute,
  service: Service,
  { by, isChild }: { by: Actor; isChild: boolean },
  now: Date,
): Dispute {
  const side = requireSide(service, by);
  if (isChild) throw forbidden('decision_of_adults');
  requireAppealable(dispute, side, now);
  return side === 'client'
    ? { ...dispute, clientAcceptedAt: now }
    : { ...dispute, professionalAcceptedAt: now };
}

/** The decision is set aside, and another moderator decides; there is one appeal. A guardian appeals for the child who did the work. */
export function appeal(
  dispute: Dispute,
  service: Service,
  appealReason: string,
  by: Actor | 'guardian',
  now: Date,
): { service: Service; dispute: Dispute } {
  const appealedBy = by === 'guardian' ? 'professional' : requireSide(service, by);
  requireAppealable(dispute, appealedBy, now);
  const { decidedBy, decidedAt, toClientCents, toProfessionalCents, explanation } = dispute;
  return {
    service: { ...service, isDisputeDecided: false },
    dispute: {
      ...dispute,
      firstDecision: {
        decidedBy: decidedBy ?? '',
        decidedAt: decidedAt?.toISOString() ?? '',
        toClientCents: toClientCents ?? 0,
        toProfessionalCents: toProfessionalCents ?? 0,
        explanation: explanation ?? '',
      },
      decidedBy: null,
      decidedAt: null,
      toClientCents: null,
      toProfessionalCents: null,
      explanation: null,
      clientAcceptedAt: null,
      professionalAcceptedAt: null,
      appealUntil: null,
      appealedBy,
      appealReason,
      appealedAt: now,
    },
  };
}

interface Reader {
  reader: Actor;
  isChild: boolean;
  isOfChild: boolean;
  /** Whether the reader looks after the child who does the work. */
  isGuardian: boolean;
  now: Date;
}

/** The acts that are open to a reader. */
export function mayOf(
  dispute: Dispute,
  service: Service,
  {
    evidence,
    messages,
  }: {
    evidence: readonly Pick<Evidence, 'addedBy'>[];
    messages: readonly Pick<Message, 'addedBy'>[];
  },
  { reader, isChild, isOfChild, isGuardian, now }: Reader,
): DisputeCase['may'] {
  const side = partyOf(service, reader);
  const isUndecided = side !== undefined && dispute.decidedAt === null;
  const ownOf = (all: readonly Pick<Evidence, 'addedBy'>[]) =>
    all.filter(({ addedBy }) => addedBy === side).length;
  const forSide = side ?? (isGuardian ? 'professional' : undefined);
  const isAppealable =
    forSide !== undefined &&
    statusOf(dispute) === 'decided' &&
    dispute.appealUntil !== null &&
    dispute.appealUntil > now &&
    !acceptedBy(dispute, forSide);
  return {
    answer:
      isUndecided &&
      side !== dispute.openedBy &&
      dispute.answeredAt === null &&
      isAnswerable(dispute, now),
    addEvidence: isUndecided && !isOfChild && ownOf(evidence) < mostEvidence,
    addMessages: isUndecided && !isOfChild && ownOf(messages) < mostMessages,
    accept: isAppealable && side !== undefined && !isChild,
    appeal: isAppealable,
  };
}
