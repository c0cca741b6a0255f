import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq } from 'drizzle-orm';
import { oauthClients } from '../applications/table.ts';
import { oauthGrants } from './table.ts';

export async function gatherApplications(db: Db, userId: string): Promise<OwnFile> {
  const rows = await db
    .select({ name: oauthClients.name, grant: oauthGrants })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(eq(oauthGrants.userId, userId));
  return {
    name: 'applications.json',
    about: 'Applications that you let in.',
    rows: rows.map(({ name, grant }) => ({
      name,
      mayRead: grant.scopes,
      since: grant.grantedAt.toISOString(),
    })),
  };
}
