import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type {
  DisputeCase,
  DisputeDecision,
  Evidence as EvidenceView,
  GivenMessage,
  Statement,
} from '@sidework/contracts/client-services/dispute-case';
import { findChild } from '../people/queries.ts';
import { hasChild } from '../services/has-child.ts';
import { partyOf, type Service } from '../services/service.ts';
import { withheldText } from '../services/words.ts';
import * as Case from './case.ts';
import type { Dispute } from './dispute.ts';
import { disputesOf, evidenceOf, messagesOf } from './queries.ts';

/** The disputes about a service as one of its readers follows them, the newest first. */
export async function casesFor(
  db: Db,
  service: Service,
  reader: Actor,
  now: Date,
): Promise<{ items: DisputeCase[] }> {
  const all = await disputesOf(db, service.id);
  const givenOf = await givenTo(db, all);
  const isOfChild = await hasChild(db, service);
  const isChild = (await findChild(db, reader.id)) !== undefined;
  const child = await findChild(db, service.professionalId);
  const isGuardian = child?.guardianIds.includes(reader.id) ?? false;
  return {
    items: all.map((dispute) => {
      const own = givenOf(dispute);
      const side = partyOf(service, reader);
      return {
        ...followed(dispute, own, side),
        id: dispute.id,
        opened: statement(
          { by: dispute.openedBy, text: dispute.reason, at: dispute.openedAt },
          dispute.isReasonHeld && side !== dispute.openedBy,
        ),
        decision: decisionOf(dispute),
        appealUntil: dispute.settledAt ? null : iso(dispute.appealUntil),
        accepted: {
          client: dispute.clientAcceptedAt !== null,
          professional: dispute.professionalAcceptedAt !== null,
        },
        settledAt: iso(dispute.settledAt),
        may: Case.mayOf(dispute, service, own, { reader, isChild, isOfChild, isGuardian, now }),
      };
    }),
  };
}

export interface GivenTo {
  evidence: Case.Evidence[];
  messages: Case.Message[];
}

/** Finds the files and messages of each of these disputes. */
export async function givenTo(
  db: Db,
  disputes: readonly Pick<Dispute, 'id'>[],
): Promise<(of: Pick<Dispute, 'id'>) => GivenTo> {
  const ids = disputes.map(({ id }) => id);
  const evidence = await evidenceOf(db, ids);
  const messages = await messagesOf(db, ids);
  return ({ id }) => ({
    evidence: evidence.filter(({ disputeId }) => disputeId === id),
    messages: messages.filter(({ disputeId }) => disputeId === id),
  });
}

type Viewer = ReturnType<typeof partyOf> | 'moderator';

/** A side reads of the other what the gate let through; a moderator reads all of it. */
export function followed(dispute: Dispute, { evidence, messages }: GivenTo, viewer: Viewer) {
  const { answer, answeredAt, appealedBy, appealReason, appealedAt, firstDecision } = dispute;
  const answeredBy = dispute.openedBy === 'client' ? 'professional' : 'client';
  const isKept = (isHeld: boolean, by: Viewer) => isHeld && viewer !== 'moderator' && viewer !== by;
  return {
    status: Case.statusOf(dispute),
    answerUntil: answeredAt || dispute.decidedAt ? null : iso(dispute.answerUntil),
    answer:
      answer && answeredAt
        ? statement(
            { by: answeredBy, text: answer, at: answeredAt },
            isKept(dispute.isAnswerHeld, answeredBy),
          )
        : null,
    evidence: evidence.map(toEvidenceView),
    messages: messages.map(toMessageView),
    appeal:
      appealedBy && appealReason && appealedAt
        ? statement(
            { by: appealedBy, text: appealReason, at: appealedAt },
            isKept(dispute.isAppealHeld, appealedBy),
          )
        : null,
    firstDecision: firstDecision && {
      toClientCents: firstDecision.toClientCents,
      toProfessionalCents: firstDecision.toProfessionalCents,
      explanation: firstDecision.explanation,
      at: firstDecision.decidedAt,
    },
  };
}

const statement = (
  { by, text, at }: { by: Statement['by']; text: string; at: Date },
  isKept: boolean,
): Statement => ({ by, text: isKept ? withheldText : text, at: at.toISOString() });

const toEvidenceView = ({ id, addedBy, fileType, addedAt }: Case.Evidence): EvidenceView => ({
  id,
  by: addedBy,
  isPicture: fileType.startsWith('image/'),
  addedAt: addedAt.toISOString(),
});

const toMessageView = ({ messageId, addedBy, sentAt, ...message }: Case.Message): GivenMessage => ({
  id: messageId,
  by: addedBy,
  sentBy: message.sentBy,
  content: message.content,
  fileCount: message.fileCount,
  sentAt: sentAt.toISOString(),
});

function decisionOf({
  decidedAt,
  toClientCents,
  toProfessionalCents,
  explanation,
}: Dispute): DisputeDecision | null {
  if (!decidedAt || toClientCents === null || toProfessionalCents === null) return null;
  return {
    toClientCents,
    toProfessionalCents,
    explanation: explanation ?? '',
    at: decidedAt.toISOString(),
  };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
