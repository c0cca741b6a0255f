import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import { extensionAnswered } from '@sidework/contracts/client-services/events';
import type { Service } from '../services/service.ts';
import * as Extension from './extension.ts';
import { toExtensionFact } from './facts.ts';
import { findPendingExtension } from './queries.ts';
import { extensionRequests } from './table.ts';

/** A service that ended gets no later deadline. */
export async function endPendingExtension(tx: Tx, service: Service, at: Date): Promise<void> {
  const pending = await findPendingExtension(tx, service.id);
  if (!pending) return;
  await save(tx, extensionRequests, pending, Extension.answer(pending, false, at));
  const fact = { ...toExtensionFact(pending, service), isApproved: false, isByItself: true };
  await emit(tx, extensionAnswered, fact, at);
}
