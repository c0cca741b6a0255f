import type { Config } from '../config.ts';
import { photoKey } from './queries.ts';

export const photoUrl = ({ FILES_URL }: Pick<Config, 'FILES_URL'>, name: string): string =>
  new URL(`/${photoKey(name)}`, FILES_URL).href;
