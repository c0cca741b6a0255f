import { type Actor, mayPass } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { takeTurn } from '../limits/take-turn.ts';
import { getProfile, rolesForUser } from '../profiles/queries.ts';
import { audienceOf } from './audience.ts';
import { clientByEmail, clientsByName, type Found } from './queries.ts';
import { requireMayPick } from './viewer.ts';

const most = { count: 30, seconds: 60 };
const shown = 20;

/** Lists people whom a professional can pick as clients; the limit prevents guessing. */
export async function pickPeople(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  search: string,
): Promise<Found[]> {
  const { db, now } = deps;
  const at = now();
  const audience = await audienceOf(db, actor, at);
  const { accountType } = await getProfile(db, actor.id);
  const roles = await rolesForUser(db, actor.id);
  const isAdministrator = mayPass('admin', actor);
  const allowed = requireMayPick({ audience, accountType, roles, isAdministrator });
  const viewer = { id: actor.id, audience: allowed, now: at };
  await takeTurn(db, `people picks ${actor.id}`, most);
  if (search.includes('@'))
    return viewer.audience === 'adults' ? clientByEmail(db, viewer, search) : [];
  return clientsByName(db, viewer, search, shown);
}
