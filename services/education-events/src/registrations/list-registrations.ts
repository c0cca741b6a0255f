import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { registrationsFor } from './queries.ts';
import { toRegistrationViews } from './view.ts';

/** One's own registrations, each with what is to be paid for it. */
export async function listRegistrations(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: { cursor?: string | undefined; limit: number },
) {
  const page = toPage(
    await registrationsFor(db, actor.id, query),
    query.limit,
    (shown) => shown,
    ({ registration }) => [registration.createdAt.toISOString(), registration.id],
  );
  return { ...page, items: await toRegistrationViews(db, actor, page.items) };
}
