import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { requirePerson } from '../factors/rules/owner.ts';
import { getSession } from '../sessions/queries.ts';
import { requirePasskeys } from './ceremony.ts';
import { listPasskeysOf } from './queries.ts';
import { toPasskeyView } from './view.ts';

export async function listPasskeys({ db, config }: Deps, actor: Actor) {
  requirePasskeys(config);
  requirePerson(actor);
  await getSession(db, actor);
  return (await listPasskeysOf(db, actor.id)).map(toPasskeyView);
}
