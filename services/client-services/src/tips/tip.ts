import { conflict, forbidden } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireUndisputed } from '../escrow/escrow.ts';
import { requireClient, type Service } from '../services/service.ts';

/** Throws unless its client may give a tip now: once the work is completed, and never to a child. */
export function requireMayTip(service: Service, isOfChild: boolean, by: Actor): void {
  requireClient(service, by);
  if (isOfChild) throw forbidden('tips_of_adults');
  if (service.status !== 'completed' || service.agreement !== 'accepted')
    throw conflict('tip_too_early');
  requireUndisputed(service);
}
