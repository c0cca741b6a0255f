import type { FastifyRequest } from 'fastify';
import { administratorOf } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { coarseAddress } from './coarse-address.ts';

/** A guardian as the audit log names them: of what is near a child no whole address is kept. */
export function guardianOf(request: FastifyRequest, deps: Pick<Deps, 'config'>) {
  const { address, ...by } = administratorOf(request, deps);
  return { ...by, actor: request.actor, address: address && coarseAddress(address) };
}
export type Guardian = ReturnType<typeof guardianOf>;
