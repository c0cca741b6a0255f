import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import { findPerson } from '../people/queries.ts';
import { requireAccess } from './crm-client.ts';

export const requireCrm = async (db: Db, actor: Actor): Promise<Person> =>
  requireAccess(await findPerson(db, actor.id));
