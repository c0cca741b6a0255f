import { timingSafeEqual } from 'node:crypto';
import type { Db } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { hashOf } from '../../sessions/refresh-tokens.ts';
import { isUuid } from '../../uuid.ts';
import { requireUsable } from './request.ts';
import { type ConsentRequest, consentRequests } from './table.ts';

/** What a mailed link carries. */
export interface Link {
  requestId: string;
  token: string;
}

const nobodys = '00000000-0000-0000-0000-000000000000';

/** The request of a link that can still be used; a link of no such kind costs as much as one that was used. */
export async function getOpenRequest(
  db: Db,
  { requestId, token }: Link,
  now: Date,
): Promise<ConsentRequest> {
  const [request] = await db
    .select()
    .from(consentRequests)
    .where(eq(consentRequests.id, isUuid(requestId) ? requestId : nobodys));
  const isRight = isSame(hashOf(token), request?.tokenHash ?? hashOf(nobodys));
  return requireUsable(request, isRight, now);
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
