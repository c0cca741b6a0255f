import { forbidden } from '@sidework/chassis/errors';
import { type Actor, mayPass } from '@sidework/chassis/http/actor';
import { canAccessCrm } from '@sidework/contracts/identity/profiles/account-types';
import type { Deps } from '../deps.ts';
import { takeTurn } from '../limits/take-turn.ts';
import { getProfile, rolesForUser } from '../profiles/queries.ts';
import { type Audience, audienceOf } from './audience.ts';
import { clientByEmail, clientsByName, type Found } from './queries.ts';

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
  const viewer = { id: actor.id, audience: await requireCrm(deps, actor, audience), now: at };
  await takeTurn(db, `people picks ${actor.id}`, most);
  if (search.includes('@'))
    return viewer.audience === 'adults' ? clientByEmail(db, viewer, search) : [];
  return clientsByName(db, viewer, search, shown);
}

async function requireCrm(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  audience: Audience,
): Promise<Exclude<Audience, 'nobody'>> {
  const { accountType } = await getProfile(db, actor.id);
  const roles = await rolesForUser(db, actor.id);
  if (!canAccessCrm({ accountType, roles }) && !mayPass('admin', actor))
    throw forbidden('no_crm_access');
  if (audience !== 'nobody') return audience;
  throw forbidden(accountType === 'sidework_kids' ? 'age_verification_required' : 'no_crm_access');
}
