import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { listFactorsOf } from './queries.ts';

export async function gatherSecondSteps(db: Db, userId: string): Promise<OwnFile> {
  const factors = await listFactorsOf(db, userId);
  return {
    name: 'second-steps.json',
    about: 'Your second steps of signing in.',
    rows: factors.map(({ factorType, friendlyName, phone, status, createdAt }) => ({
      kind: factorType,
      name: friendlyName,
      phone,
      status,
      since: createdAt.toISOString(),
    })),
  };
}
