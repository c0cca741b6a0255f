import type { Actor } from '@sidework/chassis/http/actor';
import { type AnswerDeps, answering } from './answering.ts';
import { answer } from './negotiation-answer.ts';
import { closeNegotiation } from './save-negotiation.ts';

export const rejectNegotiation = (deps: AnswerDeps, actor: Actor, negotiationId: string) =>
  answering(deps, actor, negotiationId, async ({ tx, service, negotiation, at }) => {
    const rejected = answer(negotiation, service, 'rejected', actor, at);
    await closeNegotiation(tx, negotiation, rejected, service, at);
  });
