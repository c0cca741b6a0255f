import type { Config } from './config.ts';

type Settings = Pick<Config, 'API_EXTERNAL_URL' | 'PUBLIC_URL'>;

/** The public address of a path of `/auth/v1`. */
export const apiUrl = ({ API_EXTERNAL_URL, PUBLIC_URL }: Settings, path: string): string =>
  `${(API_EXTERNAL_URL ?? new URL('/auth/v1', PUBLIC_URL).href).replace(/\/+$/, '')}${path}`;
