import type { Config } from '../config.ts';

/** Where a provider sends people back to; it has to be told of it beforehand. */
export const callbackUrl = ({
  API_EXTERNAL_URL,
  PUBLIC_URL,
}: Pick<Config, 'API_EXTERNAL_URL' | 'PUBLIC_URL'>): string =>
  `${(API_EXTERNAL_URL ?? new URL('/auth/v1', PUBLIC_URL).href).replace(/\/+$/, '')}/callback`;
