import type { Db, Tx } from '@sidework/chassis/db/db';
import { prepareOnce } from '@sidework/chassis/db/prepare-once';
import { notFound } from '@sidework/chassis/errors';
import { eq, sql } from 'drizzle-orm';
import type { NewService, Service } from './service.ts';
import { services } from './table.ts';

export async function insertService(tx: Tx, service: NewService): Promise<Service> {
  const [inserted] = await tx.insert(services).values(service).returning();
  if (!inserted) throw notFound('service_not_found');
  return inserted;
}

export async function findService(db: Db, id: string): Promise<Service | undefined> {
  const [service] = await db.select().from(services).where(eq(services.id, id));
  return service;
}

/** The caller takes the moment of a change behind the lock, so that the history stands in its order. */
export async function lockService(tx: Tx, id: string): Promise<Service> {
  const [service] = await lockedService(tx, { id });
  if (!service) throw notFound('service_not_found');
  return service;
}

const lockedService = prepareOnce((db) =>
  db
    .select()
    .from(services)
    .where(eq(services.id, sql.placeholder('id')))
    .for('update')
    .prepare('locked_service'),
);
