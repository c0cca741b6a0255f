import type { Db } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import { crmClients } from '../crm-clients/table.ts';
import type { Service } from '../services/service.ts';

/** The country of a client whom the professional keeps as one abroad, as the events tell it. */
export async function abroadOf(
  tx: Db,
  { professionalId, clientId }: Service,
): Promise<{ clientCountry?: string }> {
  const [client] = await tx
    .select({ country: crmClients.country })
    .from(crmClients)
    .where(
      and(
        eq(crmClients.professionalId, professionalId),
        eq(crmClients.clientId, clientId),
        eq(crmClients.isInternational, true),
      ),
    );
  return client ? { clientCountry: client.country } : {};
}
