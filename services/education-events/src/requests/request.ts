import { notFound } from '@sidework/chassis/errors';

/** A child that may not act any more begins nothing by a late yes. */
export function requireAnswerable(child: { mayAct: boolean }, isApproved: boolean): void {
  if (isApproved && !child.mayAct) throw notFound('request_not_found');
}

export function requestIn<R extends { id: string }>(requests: readonly R[], id: string): R {
  const found = requests.find((request) => request.id === id);
  if (!found) throw notFound('request_not_found');
  return found;
}
