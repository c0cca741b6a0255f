import { createHash } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { saveUser } from '../accounts/queries.ts';
import { identities, type User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { blankProfile } from './blank-profile.ts';
import { forgetWaysIn } from './forget-ways-in.ts';

/** The row stays, for what refers to it; what names the person goes, and their address is free again. */
export async function hideUser({ now }: Deps, tx: Tx, user: User) {
  const at = now();
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
  for (const way of await tx.select().from(identities).where(eq(identities.userId, id)))
    await tx
      .update(identities)
      .set({ providerId: digestOf(id, way.providerId), identityData: {}, updatedAt: at })
      .where(eq(identities.id, way.id));
  await forgetWaysIn(tx, id);
  await blankProfile(tx, id, at);
}

const digestOf = (id: string, text: string) =>
  createHash('sha256').update(`${id}${text}`).digest('hex');
