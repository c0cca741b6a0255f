import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { everyAgreement } from './queries.ts';

export async function gatherTerms(db: Db, userId: string): Promise<OwnFile> {
  const rows = (await everyAgreement(db, userId)).map(({ version, agreedAt, isByGuardian }) => ({
    version,
    agreedAt: agreedAt.toISOString(),
    agreedBy: isByGuardian ? 'your guardian' : 'you',
  }));
  return { name: 'terms.json', about: 'The versions of the terms that were agreed to.', rows };
}
