import { forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import { plainVatNumber, vatNumberFault } from '@sidework/contracts/business-tools/vat-numbers';
import { domesticCountry } from '@sidework/contracts/client-services/agreements';
import type { NewCrmClient } from '@sidework/contracts/client-services/crm-clients';
import { canAccessCrm } from '@sidework/contracts/identity/profiles/account-types';
import { problems } from '@sidework/contracts/problems';
import type { crmClients } from './table.ts';

export type CrmClient = typeof crmClients.$inferSelect;

/** A domestic client lives in the United States whatever was typed, an international one elsewhere (D-57). */
export function add(
  id: string,
  { clientId, type, country, vatNumber, notes }: NewCrmClient,
  by: Actor,
  now: Date,
): CrmClient {
  if (clientId === by.id)
    throw unprocessable('own_client', undefined, { clientId: problems.own_client });
  const isInternational = type === 'international';
  if (isInternational && namesDomestic(country))
    throw unprocessable('country_not_international', undefined, {
      country: problems.country_not_international,
    });
  return {
    id,
    professionalId: by.id,
    clientId,
    isInternational,
    country: isInternational ? country : domesticCountry,
    vatNumber: isInternational && vatNumber ? wellFormed(country, vatNumber) : null,
    notes: notes || null,
    stage: 'lead',
    createdAt: now,
  };
}

function wellFormed(country: string, vatNumber: string): string {
  const fault = vatNumberFault(country, vatNumber);
  if (fault) throw unprocessable('vat_number_malformed', undefined, { vatNumber: fault });
  return plainVatNumber(vatNumber);
}

/** The account that is known decides, whatever the token says (D-1). */
export function requireAccess(person: Person | undefined): Person {
  if (!person || !canAccessCrm(person)) throw forbidden('no_crm_access');
  if (isChild(person) && !person.mayAct) throw forbidden('age_verification_required');
  return person;
}

/** Adults are clients of adults and children of children; a deleted account is no client. */
export function requireAddable(person: Person | undefined, professional: Person): void {
  if (!person || person.hasLeft || isChild(person) !== isChild(professional))
    throw notFound('client_not_found');
}

const isChild = ({ accountType }: Pick<Person, 'accountType'>) => accountType === 'sidework_kids';

export function requireOwn(isOwn: boolean): void {
  if (!isOwn)
    throw unprocessable('not_your_client', undefined, { clientId: problems.not_your_client });
}

export const annotate = (client: CrmClient, notes: string): CrmClient => ({
  ...client,
  notes: notes || null,
});

const namesDomestic = (country: string) => country.toLowerCase() === domesticCountry.toLowerCase();
