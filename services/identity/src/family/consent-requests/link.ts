import type { Db } from '@sidework/chassis/db/db';
import { hashOf, isSame } from '../../hashes.ts';
import { isUuid, noId } from '../../uuid.ts';
import { findRequest } from './queries.ts';
import { requireUsable } from './request.ts';
import type { ConsentRequest } from './table.ts';

/** The parameters of a mailed link. */
export interface Link {
  requestId: string;
  token: string;
}

/** The request of a link that can still be used; a link of no such kind costs as much as one that was used. */
export async function getOpenRequest(
  db: Db,
  { requestId, token }: Link,
  now: Date,
): Promise<ConsentRequest> {
  const request = await findRequest(db, isUuid(requestId) ? requestId : noId);
  const isRight = isSame(hashOf(token), request?.tokenHash ?? hashOf(noId));
  return requireUsable(request, isRight, now);
}
