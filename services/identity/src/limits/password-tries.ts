import { refused } from '../refusals/refusal.ts';
import { type Bound, boundOfDevice } from './bound.ts';

interface Settings {
  PASSWORD_TRIES: number;
  PASSWORD_TRIES_PER_MINUTE: number;
}

export const passwordWindowSeconds = 15 * 60;

/**
 * The bounds for wrong passwords of one account. They are the same for every account, whether it has known devices or does
 * not exist, because the number of tries must not tell which.
 */
export function passwordBounds(
  { PASSWORD_TRIES: count, PASSWORD_TRIES_PER_MINUTE: perMinute }: Settings,
  isKnownDevice: boolean,
): Bound[] {
  const bound = { count, seconds: passwordWindowSeconds };
  return isKnownDevice ? [boundOfDevice(bound)] : [bound, { count: perMinute, seconds: 60 }];
}

export function requireNoWait(seconds: number): void {
  if (seconds > 0)
    throw refused('over_request_rate_limit', undefined, { retryAfterSeconds: seconds });
}
