import type { Actor } from '@sidework/chassis/actor';
import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import { percentageOf, type StageKey } from '@sidework/contracts/client-services/stages';
import type { services } from './table.ts';

export type Service = typeof services.$inferSelect;
export type NewService = typeof services.$inferInsert;

/** What a hire carries of the work that begins with it. */
export interface Hire {
  proposalId: string;
  jobRequestId: string;
  clientId: string;
  professionalId: string;
  title: string;
  description: string;
  proposedCostCents: number;
}

/** Hired through a proposal, both have agreed to the cost: it is the price from the start. */
export function begin(id: string, hire: Hire, hiredAt: Date, now: Date): NewService {
  return {
    id,
    professionalId: hire.professionalId,
    clientId: hire.clientId,
    jobRequestId: hire.jobRequestId,
    proposalId: hire.proposalId,
    title: hire.title,
    description: hire.description,
    amountCents: hire.proposedCostCents,
    totalAmountCents: hire.proposedCostCents,
    startedAt: hiredAt,
    createdAt: now,
  };
}

/**
 * The percentage follows from the stage, and the last stage completes the service. Only work in progress moves: a
 * cancelled or completed service stays what it is (decision 53).
 */
export function progress(service: Service, stage: StageKey, by: Actor, now: Date): Service {
  requireProfessional(service, by);
  if (service.status !== 'in_progress') throw conflict('service_not_in_progress');
  const moved = { ...service, progressStage: stage, progressPercentage: percentageOf(stage) };
  return stage === 'completed' ? { ...moved, status: 'completed', completedAt: now } : moved;
}

/** A percentage may be sent beside the stage, as the specification's own payload does, if it is the stage's. */
export function agreeOnPercentage(stage: StageKey, percentage: number | undefined): void {
  if (percentage === undefined || percentage === percentageOf(stage)) return;
  throw unprocessable('server_sets_this', undefined, {
    progressPercentage: 'The percentage follows from the stage.',
  });
}

function requireProfessional(service: Service, by: Actor): void {
  if (service.professionalId === by.id) return;
  if (service.clientId === by.id) throw forbidden('not_your_service');
  throw notFound('service_not_found');
}
