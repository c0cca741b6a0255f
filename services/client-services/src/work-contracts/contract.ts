import { createHash } from 'node:crypto';
import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  type ContractSection,
  type ContractTerms,
  sectionsOfAmendment,
  sectionsOfContract,
  textOfSections,
} from '@sidework/contracts/client-services/contract-text';
import type {
  ContractKind,
  ContractParty,
} from '@sidework/contracts/client-services/contract-words';
import { cancellationFeePercentage } from '@sidework/contracts/client-services/terms';
import type { Milestone } from '../milestones/milestone.ts';
import { partyOf, type Service } from '../services/service.ts';
import type { contractSignatures, workContracts } from './table.ts';

export type Contract = typeof workContracts.$inferSelect;
export type Signed = typeof contractSignatures.$inferSelect;

/** A text that can be signed, with the terms that it was written from. */
export interface Draft {
  kind: ContractKind;
  terms: ContractTerms;
  sections: ContractSection[];
  textHash: string;
}

const hashOfSections = (sections: readonly ContractSection[]): string =>
  createHash('sha256').update(textOfSections(sections)).digest('hex');

type Part = Pick<Milestone, 'title' | 'amountCents' | 'dueOn'>;

export const termsOf = (service: Service, milestones: readonly Part[]): ContractTerms => ({
  title: service.title,
  description: service.description,
  totalCents: service.totalAmountCents,
  deadline: service.deadline,
  timeZone: service.deadlineTimeZone,
  milestones: milestones.map(({ title, amountCents, dueOn }) => ({ title, amountCents, dueOn })),
  cancellationFeePercentage: service.cancellationFeePercentage,
});

/** The terms of a contract for a contact, whose work is yet to begin. */
export const termsToSend = (offer: {
  title: string;
  description: string;
  amountCents: number;
  deadline: string | null;
  timeZone: string;
}): ContractTerms => ({
  title: offer.title,
  description: offer.description,
  totalCents: offer.amountCents,
  deadline: offer.deadline,
  timeZone: offer.deadline ? offer.timeZone : null,
  milestones: [],
  cancellationFeePercentage,
});

/**
 * The first text states all terms, each later one only what changed since the last that both signed. Nothing can be signed for work
 * that ended, nor where nothing changed.
 */
export function draftOf(
  service: Service,
  terms: ContractTerms,
  lastSigned: Contract | undefined,
): Draft | undefined {
  if (service.status === 'cancelled' || service.agreement === 'declined') return undefined;
  if (!lastSigned)
    return service.status === 'in_progress'
      ? drafted('contract', terms, sectionsOfContract(terms))
      : undefined;
  const sections = sectionsOfAmendment(lastSigned.terms, terms);
  return sections && drafted('amendment', terms, sections);
}

export const drafted = (
  kind: ContractKind,
  terms: ContractTerms,
  sections: ContractSection[],
): Draft => ({ kind, terms, sections, textHash: hashOfSections(sections) });

/** The side that signs has read exactly this text. */
export function requireRead<D extends Draft>(draft: D | undefined, textHash: string): D {
  if (!draft) throw conflict('contract_not_due');
  if (draft.textHash !== textHash) throw conflict('contract_changed');
  return draft;
}

export function requireOfAdults(hasChild: boolean): void {
  if (hasChild) throw forbidden('contracts_of_adults');
}

export function requireParty(service: Service, by: Pick<Actor, 'id'>): ContractParty {
  const party = partyOf(service, by);
  if (!party) throw notFound('service_not_found');
  return party;
}

interface Offered {
  id: string;
  professionalId: string;
  offeredBy: ContractParty;
  serviceId?: string;
  contactId?: string;
}

/** A draft that its first side has signed. */
export const offer = (draft: Draft, offered: Offered, now: Date): Contract => ({
  serviceId: null,
  contactId: null,
  ...offered,
  ...draft,
  status: 'open',
  offeredAt: now,
  answeredAt: null,
});

export function requireOpen(contract: Contract): Contract {
  if (contract.status !== 'open') throw conflict('contract_answered');
  return contract;
}

/** The other side signs what is still true: terms that changed meanwhile need a text of their own. */
export function sign(
  contract: Contract,
  by: ContractParty,
  terms: ContractTerms,
  now: Date,
): Contract {
  requireOpen(contract);
  if (contract.offeredBy === by) throw forbidden('own_contract');
  if (!isCurrent(contract, terms)) throw conflict('contract_changed');
  return { ...contract, status: 'signed', answeredAt: now };
}

/** Whether the text says what is agreed on now; milestones may have been paid meanwhile, and are no other terms. */
export const isCurrent = (
  { terms: then }: Pick<Contract, 'terms'>,
  terms: ContractTerms,
): boolean => sectionsOfAmendment(then, terms) === undefined && then.title === terms.title;

/** A link leads to a contract that is not withdrawn. */
export function requireNotEnded<W extends { contract: Contract }>(whole: W | undefined): W {
  if (!whole || whole.contract.status === 'ended') throw notFound('client_invitation_invalid');
  return whole;
}

export const end = (contract: Contract, now: Date): Contract => ({
  ...requireOpen(contract),
  status: 'ended',
  answeredAt: now,
});

/** The work of a contract for a contact begins once the contact has signed it with an account. */
export const begin = (contract: Contract, serviceId: string, now: Date): Contract => ({
  ...requireOpen(contract),
  serviceId,
  contactId: null,
  status: 'signed',
  answeredAt: now,
});
