import type { Db } from '@sidework/chassis/db/db';
import { childrenAmong } from '../people/queries.ts';
import type { Service } from './service.ts';

/** Whether a child is or was part of the work; free words and files are for work between adults. */
export const hasChild = async (db: Db, { clientId, professionalId, isGuardianApproved }: Service) =>
  isGuardianApproved || (await childrenAmong(db, [clientId, professionalId])).length > 0;
