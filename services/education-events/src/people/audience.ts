import { nameForChildren } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';

/** The reader of texts by others. */
export interface Audience {
  id: string | undefined;
  isChild: boolean;
}

export const visitors: Audience = { id: undefined, isChild: false };

/** The name of an adult: for children a first name and an initial (D-108). */
export const nameFor = ({ isChild }: Audience, fullName: string | null | undefined): string =>
  isChild && fullName ? nameForChildren(fullName) : shownName(fullName);
