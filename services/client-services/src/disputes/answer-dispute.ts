import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { meetNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import { disputeAnswered } from '@sidework/contracts/client-services/events/disputes';
import type { Deps } from '../deps.ts';
import { toServiceFact } from '../services/facts.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { withheldText, wordsOf } from '../services/words.ts';
import * as Case from './case.ts';
import { needOf } from './needs.ts';
import { lockStanding, saveDispute } from './queries.ts';
import { casesFor } from './view.ts';

/** The moderators read it whole, and the other side what the gate lets through. */
export function answerDispute(
  deps: Pick<Deps, 'db' | 'now' | 'childGate'>,
  actor: Actor,
  serviceId: string,
  statement: string,
) {
  return gatedTransaction(deps, async (tx, gate) => {
    const service = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const before = await lockStanding(tx, serviceId);
    const answered = Case.answer(before, service, statement, actor, at);
    const told = await gate.hold(tx, wordsOf(service, actor, 'dispute', { statement }, at));
    await saveDispute(tx, before, { ...answered, isAnswerHeld: told.statement === null });
    await meetNeeds(tx, events, [needOf(before)], at);
    const answeredBy = before.openedBy === 'client' ? 'professional' : 'client';
    const fact = { answeredBy, statement: told.statement ?? withheldText } as const;
    await emit(tx, disputeAnswered, { ...toServiceFact(service), ...fact }, at);
    return casesFor(tx, service, actor, at);
  });
}
