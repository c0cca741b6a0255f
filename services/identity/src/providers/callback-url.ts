import { apiUrl } from '../api-url.ts';
import type { Config } from '../config.ts';

/** Where a provider sends people back to; it has to be told of it beforehand. */
export const callbackUrl = (config: Config): string => apiUrl(config, '/callback');
