import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { audienceOf } from './audience.ts';
import { peopleFor } from './queries.ts';
import { toPublicProfile } from './view.ts';

interface Query {
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function listPeople(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  query: Query,
) {
  const at = now();
  const audience = await audienceOf(db, actor, at);
  if (audience === 'nobody') return { items: [], nextCursor: null };
  const { limit } = query;
  const found = await peopleFor(
    db,
    { id: actor.id, audience, now: at },
    { ...query, limit: limit + 1 },
  );
  return toPage(
    found,
    limit,
    ({ profile }) => toPublicProfile(profile),
    ({ order, profile }) => [order, profile.id],
  );
}
