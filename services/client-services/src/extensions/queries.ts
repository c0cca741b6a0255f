import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Service } from '../services/service.ts';
import type { Extension } from './extension.ts';
import { extensionRequests } from './table.ts';

export async function insertExtension(tx: Tx, extension: Extension): Promise<void> {
  await tx.insert(extensionRequests).values(extension);
}

/** The newest hundred of a service that its reader may read. */
export const extensionsOf = (db: Db, { id }: Pick<Service, 'id'>): Promise<Extension[]> =>
  db
    .select()
    .from(extensionRequests)
    .where(eq(extensionRequests.serviceId, id))
    .orderBy(desc(extensionRequests.createdAt), desc(extensionRequests.id))
    .limit(100);

export async function getExtensionFor(db: Db, actor: Actor, id: string): Promise<Extension> {
  const [extension] = await db
    .select()
    .from(extensionRequests)
    .where(and(eq(extensionRequests.id, id), isPartyOf(actor)));
  if (!extension) throw notFound('extension_not_found');
  return extension;
}

/** The caller decides who may read it. */
export async function findExtension(db: Db, id: string): Promise<Extension | undefined> {
  const [extension] = await db.select().from(extensionRequests).where(eq(extensionRequests.id, id));
  return extension;
}

export async function findPendingExtension(
  tx: Tx,
  serviceId: string,
): Promise<Extension | undefined> {
  const [pending] = await tx
    .select()
    .from(extensionRequests)
    .where(and(eq(extensionRequests.serviceId, serviceId), eq(extensionRequests.status, 'pending')))
    .for('update');
  return pending;
}

const isPartyOf = ({ id }: Actor) =>
  or(eq(extensionRequests.clientId, id), eq(extensionRequests.professionalId, id));
