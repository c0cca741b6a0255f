import type { Config } from '../config.ts';
import type { Lifetimes } from './session.ts';

export const lifetimesOf = (
  config: Pick<Config, 'GOTRUE_SESSIONS_TIMEBOX' | 'GOTRUE_SESSIONS_INACTIVITY_TIMEOUT'>,
): Lifetimes => ({
  timebox: config.GOTRUE_SESSIONS_TIMEBOX,
  inactivity: config.GOTRUE_SESSIONS_INACTIVITY_TIMEOUT,
});
