import type { Actor } from '@sidework/chassis/http/actor';
import { type AnswerDeps, answering } from './answering.ts';
import { withdraw } from './negotiation-answer.ts';
import { closeNegotiation } from './save-negotiation.ts';

export const withdrawNegotiation = (deps: AnswerDeps, actor: Actor, negotiationId: string) =>
  answering(deps, actor, negotiationId, async ({ tx, service, negotiation, at }) => {
    const withdrawn = withdraw(negotiation, service, actor, at);
    await closeNegotiation(tx, negotiation, withdrawn, service, at);
  });
