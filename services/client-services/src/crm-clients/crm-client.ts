import { unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { domesticCountry } from '@sidework/contracts/client-services/agreements';
import type { NewCrmClient } from '@sidework/contracts/client-services/crm-clients';
import { problems } from '@sidework/contracts/problems';
import type { crmClients } from './table.ts';

export type CrmClient = typeof crmClients.$inferSelect;

/** A domestic client lives in the United States whatever was typed, an international one elsewhere (decision 57). */
export function add(
  id: string,
  { clientId, type, country, notes }: NewCrmClient,
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
    notes: notes || null,
    createdAt: now,
  };
}

export const annotate = (client: CrmClient, notes: string): CrmClient => ({
  ...client,
  notes: notes || null,
});

const namesDomestic = (country: string) => country.toLowerCase() === domesticCountry.toLowerCase();
