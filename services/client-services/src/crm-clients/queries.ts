import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import type { clientGroups } from '@sidework/contracts/client-services/crm-clients';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { contacts } from '../contacts/table.ts';
import { services } from '../services/table.ts';
import type { CrmClient } from './crm-client.ts';
import { crmClients } from './table.ts';

/** Makes `clientId` a client of the professional's; who is one already stays as noted. */
export async function ensureCrmClient(
  tx: Tx,
  pair: { professionalId: string; clientId: string },
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(crmClients)
    .values({ id: uuidv7(), ...pair, createdAt })
    .onConflictDoNothing();
}

export async function insertCrmClient(tx: Tx, client: CrmClient): Promise<void> {
  const inserted = await tx
    .insert(crmClients)
    .values(client)
    .onConflictDoNothing()
    .returning({ id: crmClients.id });
  if (inserted.length === 0) throw conflict('already_exists');
}

/** The two agreed on work, so that the professional may see how to reach the client (D-11). */
const isRelated = sql<boolean>`exists (select from ${services}
  where ${services.professionalId} = ${crmClients.professionalId}
    and ${services.clientId} = ${crmClients.clientId} and ${services.agreement} = 'accepted')`;

/** The client as a guardian read it who approved work of the two that goes on. */
const approvedClient = sql<ApprovedCard | null>`(select ${services.approvedClient} from ${services}
  where ${services.professionalId} = ${crmClients.professionalId}
    and ${services.clientId} = ${crmClients.clientId} and ${services.status} = 'in_progress'
    and ${services.approvedClient} is not null
  order by ${services.startedAt} desc limit 1)`;

const professionals = alias(people, 'professional');

const shown = (db: Db) =>
  db
    .select({
      crmClient: crmClients,
      client: people,
      professional: professionals,
      contact: contacts,
      isRelated,
      approvedClient,
    })
    .from(crmClients)
    .leftJoin(professionals, eq(professionals.id, crmClients.professionalId))
    .leftJoin(people, eq(people.id, crmClients.clientId))
    .leftJoin(contacts, eq(contacts.id, crmClients.clientId));

export type ShownCrmClient = Awaited<ReturnType<typeof shown>>[number];

interface Asked {
  type?: (typeof clientGroups)[number] | undefined;
  cursor?: string | undefined;
  limit: number;
}

export function crmClientsFor(
  db: Db,
  actor: Actor,
  { type, cursor, limit }: Asked,
): Promise<ShownCrmClient[]> {
  return shown(db)
    .where(
      and(
        eq(crmClients.professionalId, actor.id),
        type && eq(crmClients.isInternational, type === 'international'),
        olderThan(crmClients.createdAt, crmClients.id, cursor),
      ),
    )
    .orderBy(desc(crmClients.createdAt), desc(crmClients.id))
    .limit(limit + 1);
}

const isOwn = (actor: Actor, id: string) =>
  and(eq(crmClients.id, id), eq(crmClients.professionalId, actor.id));

export async function getCrmClientFor(db: Db, actor: Actor, id: string): Promise<ShownCrmClient> {
  const [found] = await shown(db).where(isOwn(actor, id));
  if (!found) throw notFound('crm_client_not_found');
  return found;
}

export async function lockCrmClientFor(tx: Tx, actor: Actor, id: string): Promise<CrmClient> {
  const [found] = await tx.select().from(crmClients).where(isOwn(actor, id)).for('update');
  if (!found) throw notFound('crm_client_not_found');
  return found;
}

export async function isCrmClientOf(db: Db, actor: Actor, clientId: string): Promise<boolean> {
  const own = and(eq(crmClients.professionalId, actor.id), eq(crmClients.clientId, clientId));
  return (await db.$count(crmClients, own)) > 0;
}

export async function deleteCrmClient(tx: Tx, { id }: CrmClient): Promise<void> {
  await tx.delete(crmClients).where(eq(crmClients.id, id));
}
