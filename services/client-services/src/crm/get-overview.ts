import type { Actor } from '@sidework/chassis/http/actor';
import type { CrmOverview } from '@sidework/contracts/client-services/crm';
import { requireCrm } from '../crm-clients/require-crm.ts';
import type { Deps } from '../deps.ts';
import { lastMonths, overviewOf } from './overview.ts';
import { totalsFor } from './queries.ts';

export async function getOverview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  zone: string,
): Promise<CrmOverview> {
  await requireCrm(db, actor);
  const at = now();
  const [firstMonth = ''] = lastMonths(zone, at);
  return overviewOf(await totalsFor(db, actor, { zone, firstMonth }), zone, at);
}
