import { conflict, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ExtensionRequest } from '@sidework/contracts/client-services/extensions';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { problems } from '@sidework/contracts/problems';
import {
  requireClient,
  requireInProgress,
  requireProfessional,
  type Service,
} from '../services/service.ts';
import type { extensionRequests } from './table.ts';

export type Extension = typeof extensionRequests.$inferSelect;

/** A service of which the professional asks for a later deadline, and the request. */
export function request(
  id: string,
  service: Service,
  { proposedDeadline, reason }: Pick<ExtensionRequest, 'proposedDeadline' | 'reason'>,
  by: Actor,
  now: Date,
): { service: Service; extension: Extension } {
  requireProfessional(service, by, 'professional_requests_extension');
  requireInProgress(service);
  const { deadline, deadlineTimeZone } = service;
  if (!deadline || !deadlineTimeZone) throw conflict('no_deadline');
  if (service.extensionRequested) throw conflict('extension_pending');
  if (proposedDeadline <= deadline) throw refusedDay('extension_not_later');
  if (proposedDeadline < dayIn(deadlineTimeZone, now)) throw refusedDay('day_in_the_past');
  return {
    service: {
      ...service,
      extensionRequested: true,
      extensionReason: reason,
      extensionRequestedAt: now,
      newProposedDeadline: proposedDeadline,
    },
    extension: {
      id,
      serviceId: service.id,
      professionalId: service.professionalId,
      clientId: service.clientId,
      reason,
      currentDeadline: deadline,
      proposedDeadline,
      status: 'pending',
      createdAt: now,
      respondedAt: null,
    },
  };
}

const refusedDay = (code: 'extension_not_later' | 'day_in_the_past') =>
  unprocessable(code, undefined, { proposedDeadline: problems[code] });

/** The later deadline stands; not where the client has set one as late meanwhile. */
export function approve(service: Service, extension: Extension, by: Actor): Service {
  requireAnswerable(service, extension, by);
  if (service.deadline && service.deadline >= extension.proposedDeadline)
    throw conflict('extension_overtaken');
  return { ...withoutRequest(service), deadline: extension.proposedDeadline };
}

/** The deadline stays. */
export function deny(service: Service, extension: Extension, by: Actor): Service {
  requireAnswerable(service, extension, by);
  return withoutRequest(service);
}

export const answer = (extension: Extension, isApproved: boolean, now: Date): Extension => ({
  ...extension,
  status: isApproved ? 'approved' : 'denied',
  respondedAt: now,
});

/** The service with nothing asked for; of one that ended nothing is. */
export const withoutRequest = (service: Service): Service => ({
  ...service,
  extensionRequested: false,
  extensionReason: null,
  extensionRequestedAt: null,
  newProposedDeadline: null,
});

function requireAnswerable(service: Service, { status }: Extension, by: Actor): void {
  requireClient(service, by, 'client_answers_extension');
  if (status !== 'pending') throw conflict('extension_answered');
  requireInProgress(service);
}
