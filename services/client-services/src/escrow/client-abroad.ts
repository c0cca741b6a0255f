import type { Db } from '@sidework/chassis/db/db';
import { isInEuropeanUnion } from '@sidework/contracts/business-tools/vat-numbers';
import { and, eq } from 'drizzle-orm';
import { crmClients } from '../crm-clients/table.ts';
import type { Service } from '../services/service.ts';

/** The country of a client whom the professional keeps as one abroad, as the events tell it. */
export async function abroadOf(tx: Db, service: Service): Promise<{ clientCountry?: string }> {
  const client = await clientAbroad(tx, service);
  return client ? { clientCountry: client.country } : {};
}

/** The VAT number of a business in the European Union, which accounts for the VAT itself. */
export async function reverseChargedTo(tx: Db, service: Service): Promise<string | null> {
  const client = await clientAbroad(tx, service);
  return client && isInEuropeanUnion(client.country) ? client.vatNumber : null;
}

async function clientAbroad(tx: Db, { professionalId, clientId }: Service) {
  const [client] = await tx
    .select({ country: crmClients.country, vatNumber: crmClients.vatNumber })
    .from(crmClients)
    .where(
      and(
        eq(crmClients.professionalId, professionalId),
        eq(crmClients.clientId, clientId),
        eq(crmClients.isInternational, true),
      ),
    );
  return client;
}
