import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { lockServiceFor } from '../services/party-queries.ts';
import * as Fee from './fee.ts';
import { lockFeeOf } from './queries.ts';

export async function lockDueFee(tx: Tx, actor: Actor, serviceId: string) {
  const service = await lockServiceFor(tx, actor, serviceId);
  return { service, fee: Fee.requireDue(await lockFeeOf(tx, serviceId), service, actor) };
}
