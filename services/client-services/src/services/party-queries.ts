import type { Db, Tx } from '@sidework/chassis/db/db';
import { hasWords } from '@sidework/chassis/db/folded';
import { olderThan } from '@sidework/chassis/db/keyset';
import { prepareOnce } from '@sidework/chassis/db/prepare-once';
import { forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { findServiceOfChild } from './child-queries.ts';
import { lockService } from './queries.ts';
import type { Service } from './service.ts';
import { type ShownService, seenBy, shown } from './shown-queries.ts';
import { services } from './table.ts';

/** Each side of the work has its own order: the professional's by start, the client's by arrival. */
const sides = {
  professional: { owner: services.professionalId, moment: services.startedAt },
  client: { owner: services.clientId, moment: services.createdAt },
} as const;

export type Side = keyof typeof sides;

interface Asked {
  cursor?: string | undefined;
  search?: string | undefined;
}

const pageOf = (db: Db, side: Side, { cursor, search }: Asked = {}) =>
  shown(db)
    .where(
      and(
        eq(sides[side].owner, sql.placeholder('actorId')),
        olderThan(sides[side].moment, services.id, cursor),
        search ? hasWords(sql`fold(${services.title})`, search) : undefined,
      ),
    )
    .orderBy(desc(sides[side].moment), desc(services.id))
    .limit(sql.placeholder('limit'));

// Building the query takes longer than asking it.
const firstPages = {
  professional: prepareOnce((db) => pageOf(db, 'professional').prepare('services_of_professional')),
  client: prepareOnce((db) => pageOf(db, 'client').prepare('services_of_client')),
};

export async function servicesFor(
  db: Db,
  actor: Actor,
  side: Side,
  { limit, ...asked }: Asked & { limit: number },
): Promise<ShownService[]> {
  const values = { actorId: actor.id, limit: limit + 1 };
  const rows =
    asked.cursor || asked.search
      ? await pageOf(db, side, asked).prepare('').execute(values)
      : await firstPages[side](db, values);
  return rows.map(seenBy(actor.id));
}

const serviceOfParty = prepareOnce((db) =>
  shown(db)
    .where(
      and(
        eq(services.id, sql.placeholder('id')),
        or(
          eq(services.professionalId, sql.placeholder('actorId')),
          eq(services.clientId, sql.placeholder('actorId')),
        ),
      ),
    )
    .prepare('service_of_party'),
);

export async function findServiceFor(
  db: Db,
  actor: Actor,
  id: string,
): Promise<ShownService | undefined> {
  const [row] = await serviceOfParty(db, { id, actorId: actor.id });
  return row && seenBy(actor.id)(row);
}

export async function getServiceFor(db: Db, actor: Actor, id: string): Promise<ShownService> {
  const row = await findServiceFor(db, actor, id);
  if (!row) throw notFound('service_not_found');
  return row;
}

/** Locks a service for the person who acts on it. Guardians and staff read the work of a child, and change nothing of it. */
export async function lockServiceFor(tx: Tx, actor: Actor, id: string): Promise<Service> {
  const service = await lockService(tx, id);
  const isParty = [service.clientId, service.professionalId].includes(actor.id);
  if (!isParty && (await findServiceOfChild(tx, actor, id))) throw forbidden('service_read_only');
  return service;
}
