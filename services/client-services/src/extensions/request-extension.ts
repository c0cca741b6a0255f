import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { requireActing } from '@sidework/chassis/people/people';
import { extensionRequested } from '@sidework/contracts/client-services/events';
import type { ExtensionRequest } from '@sidework/contracts/client-services/extensions';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { needsGuardian } from '../services/child-queries.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import { requireTermsOfAdults } from '../services/service-of-child.ts';
import { wordsOf } from '../services/words.ts';
import * as Extension from './extension.ts';
import { toExtensionFact } from './facts.ts';
import { insertExtension } from './queries.ts';

export function requestExtension(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'news' | 'childGate'>,
  actor: Actor,
  serviceId: string,
  asked: ExtensionRequest,
) {
  return gatedTransaction(deps, async (tx, gate) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const { service, extension } = Extension.request(uuidv7(), before, asked, actor, at);
    await requireAdults(tx, service);
    await requireChildActive(tx, deps, service, actor);
    requireTermsOfAdults(await needsGuardian(tx, before));
    const { currentDeadline, reason } = extension;
    agreeWithServer(asked, { fixed: { currentDeadline } });
    await gate.pass(tx, wordsOf(service, actor, 'extension', { reason }, at));
    await limitChanges(tx, deps, actor, serviceId, at);
    await recordChange(tx, before, service, at);
    await insertExtension(tx, extension);
    const fact = { ...toExtensionFact(extension, service), currentDeadline, reason };
    await emit(tx, extensionRequested, fact, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
