import { v5 as uuidv5 } from 'uuid';
import type { Photo } from './portfolio.ts';

/** Moderators know what is reported by a UUID; a photo, which has a name alone, always gets the same one. */
export const subjectOf = ({ name, personId }: Pick<Photo, 'name' | 'personId'>): string =>
  uuidv5(name, personId);
