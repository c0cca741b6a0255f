import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { percentageOf, type StageKey } from '@sidework/contracts/client-services/stages';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import type { BookedTerms } from '@sidework/contracts/marketplace/gig-offer';
import { type ProblemCode, problems } from '@sidework/contracts/problems';
import type { services } from './table.ts';

export type Service = typeof services.$inferSelect;
export type NewService = typeof services.$inferInsert;

/** The part of a hire that the work begins with. */
export interface Hire {
  proposalId: string;
  jobRequestId: string;
  clientId: string;
  professionalId: string;
  title: string;
  description: string;
  proposedCostCents: number;
  /** The guardian who approved a child's hire. */
  approvedBy?: string | undefined;
  approvedClient?: ApprovedCard | undefined;
}

/** Hired through a proposal, both have agreed to the cost: it is the price from the start. */
export function begin(id: string, hire: Hire, hiredAt: Date): NewService {
  return {
    id,
    professionalId: hire.professionalId,
    clientId: hire.clientId,
    jobRequestId: hire.jobRequestId,
    proposalId: hire.proposalId,
    isGuardianApproved: hire.approvedBy !== undefined,
    approvedClient: hire.approvedClient ?? null,
    title: hire.title,
    description: hire.description,
    amountCents: hire.proposedCostCents,
    totalAmountCents: hire.proposedCostCents,
    agreedAt: hiredAt,
    startedAt: hiredAt,
    createdAt: hiredAt,
  };
}

/** Work that a professional enters for a client who is yet to agree to it. */
export interface Offer {
  clientId: string;
  title: string;
  description: string;
  amountCents: number;
  gigId?: string | undefined;
}

/** Work that a client books at the terms of a gig. */
interface Booked {
  gigId: string;
  professionalId: string;
  title: string;
  description: string;
  amountCents: number;
  booked?: BookedTerms | null;
}

/** The professional published the terms and the time, so both have agreed to them. */
export const book = (id: string, booked: Booked, by: Actor, now: Date): NewService => ({
  id,
  ...booked,
  clientId: by.id,
  totalAmountCents: booked.amountCents,
  agreedAt: now,
  startedAt: now,
  createdAt: now,
});

/** The terms of an offer in chat, as its client accepted them. */
export interface AcceptedOffer {
  offerId: string;
  professionalId: string;
  clientId: string;
  title: string;
  description: string;
  amountCents: number;
  deadline: string;
  timeZone: string;
  gigId: string | null;
}

/** Both agreed to the price and the day, which is the client's deadline and the professional's estimate. */
export function beginOffered(id: string, offer: AcceptedOffer, acceptedAt: Date): NewService {
  const { deadline, timeZone, amountCents, ...agreed } = offer;
  return {
    id,
    ...agreed,
    amountCents,
    totalAmountCents: amountCents,
    deadline,
    deadlineTimeZone: timeZone,
    firstDeadline: deadline,
    firstDeadlineAt: acceptedAt,
    estimatedCompletionDate: deadline,
    agreedAt: acceptedAt,
    startedAt: acceptedAt,
    createdAt: acceptedAt,
  };
}

/** The terms of a contract that a contact without an account signed. */
export interface SignedTerms {
  professionalId: string;
  terms: {
    title: string;
    description: string;
    totalCents: number;
    deadline: string | null;
    timeZone: string | null;
  };
}

/** Both have signed the terms, so they have agreed to them. */
export const beginSigned = (
  id: string,
  { professionalId, terms }: SignedTerms,
  by: Actor,
  now: Date,
): NewService => ({
  id,
  professionalId,
  clientId: by.id,
  title: terms.title,
  description: terms.description,
  amountCents: terms.totalCents,
  totalAmountCents: terms.totalCents,
  deadline: terms.deadline,
  deadlineTimeZone: terms.timeZone,
  firstDeadline: terms.deadline,
  firstDeadlineAt: terms.deadline === null ? null : now,
  estimatedCompletionDate: terms.deadline,
  agreedAt: now,
  startedAt: now,
  createdAt: now,
});

/** In progress from the start, and counted nowhere in public until its client agrees (D-36). */
export function propose(id: string, offer: Offer, by: Actor, now: Date): NewService {
  return {
    id,
    professionalId: by.id,
    clientId: offer.clientId,
    gigId: offer.gigId ?? null,
    title: offer.title,
    description: offer.description,
    amountCents: offer.amountCents,
    totalAmountCents: offer.amountCents,
    agreement: 'proposed',
    startedAt: now,
    createdAt: now,
  };
}

/** A stage to move to; the reason is the professional's own, and asked for on the way back. */
export interface Move {
  progressStage: StageKey;
  reason?: string | undefined;
}

/**
 * The percentage follows from the stage, and the last stage completes the service. Only work in progress moves: a
 * cancelled or completed service stays what it is (D-53).
 */
export function progress(
  service: Service,
  { progressStage, reason }: Move,
  by: Actor,
  { now, releaseDays }: { now: Date; releaseDays: number },
): Service {
  requireProfessional(service, by);
  requireInProgress(service);
  // A decision depends on how far the work was.
  if (service.isDisputeDecided) throw conflict('service_disputed');
  const progressPercentage = percentageOf(progressStage);
  if (progressPercentage < service.progressPercentage && !reason)
    throw unprocessable('reason_missing', undefined, { reason: problems.reason_missing });
  const moved = { ...service, progressStage, progressPercentage };
  return progressStage === 'completed' ? complete(moved, now, releaseDays) : moved;
}

/** Completion asks for the release of what is held; until it is decided, nothing of a dispute moves (D-39). */
function complete(service: Service, now: Date, releaseDays: number): Service {
  const completed: Service = { ...service, status: 'completed', completedAt: now };
  if (service.paymentStatus !== 'escrowed' || service.isDisputed) return completed;
  return { ...completed, releaseRequestedAt: now, releasesAt: daysAfter(now, releaseDays) };
}

/** The amount that is missing until the agreed total is held or released; 0 where no more is asked for. */
export function leftToFund(service: Service): number {
  const { status, paymentStatus, paidOutsideAt, totalAmountCents } = service;
  const isOver = status === 'cancelled' || paymentStatus === 'released' || paidOutsideAt !== null;
  if (isOver || paymentStatus === 'cancelled') return 0;
  return Math.max(0, totalAmountCents - service.escrowedAmountCents - service.releasedAmountCents);
}

/** A percentage may be sent beside the stage, as the specification's own payload does, if it is the stage's. */
export function agreeOnPercentage(stage: StageKey, percentage: number | undefined): void {
  if (percentage === undefined || percentage === percentageOf(stage)) return;
  throw unprocessable('server_sets_this', undefined, {
    progressPercentage: 'The percentage follows from the stage.',
  });
}

export type Party = 'client' | 'professional';

export function partyOf(service: Service, by: Pick<Actor, 'id'>): Party | undefined {
  if (by.id === service.clientId) return 'client';
  return by.id === service.professionalId ? 'professional' : undefined;
}

/** Throws unless `by` is the professional: the client is told `refusal`, a stranger nothing. */
export function requireProfessional(
  service: Service,
  by: Actor,
  refusal: ProblemCode = 'not_your_service',
): void {
  if (service.professionalId === by.id) return;
  if (service.clientId === by.id) throw forbidden(refusal);
  throw notFound('service_not_found');
}

/** Throws unless `by` is the client: the professional is told `refusal`, a stranger nothing. */
export function requireClient(
  service: Service,
  by: Actor,
  refusal: ProblemCode = 'not_the_client',
): void {
  if (service.clientId === by.id) return;
  if (service.professionalId === by.id) throw forbidden(refusal);
  throw notFound('service_not_found');
}

/** A moderator decides about no money of their own, or of a child that they are a guardian of. */
export function requireOutsider(concerned: readonly string[], by: Pick<Actor, 'id'>): void {
  if (concerned.includes(by.id)) throw forbidden('own_service');
}

export function requireInProgress({ status }: Service): void {
  if (status !== 'in_progress') throw conflict('service_not_in_progress');
}
