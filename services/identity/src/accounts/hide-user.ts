import { createHash } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import { hideIdentity, identitiesOf } from './identity-queries.ts';
import { saveUser } from './queries.ts';
import type { User } from './table.ts';

/** The row stays, for what refers to it; what names the person goes, and their address is free again. */
export async function hideUser(tx: Tx, user: User, at: Date): Promise<void> {
  const { id } = user;
  await saveUser(tx, {
    ...user,
    email: user.email && digestOf(id, user.email),
    phone: null,
    emailChange: null,
    phoneChange: null,
    passwordHash: null,
    signUpMarks: [],
    userMetadata: {},
    appMetadata: {},
    updatedAt: at,
    deletedAt: at,
  });
  for (const way of await identitiesOf(tx, id))
    await hideIdentity(tx, way.id, digestOf(id, way.providerId), at);
}

const digestOf = (id: string, text: string) =>
  createHash('sha256').update(`${id}${text}`).digest('hex');
