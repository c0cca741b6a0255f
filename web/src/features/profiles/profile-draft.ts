import { keep, readKept } from '../../lib/kept.ts';
import type { ProfileValues } from './profile-values.ts';

type Draft = Partial<Pick<ProfileValues, 'location' | 'profession' | 'bio'>>;

/** What takes long to type, until the tab is closed. Nothing of a child is kept. */
export function keepDraft(viewerId: string, values: ProfileValues): void {
  const { accountType, location, profession, bio } = values;
  const draft: Draft = { location, profession, bio };
  keep('sessionStorage', keyOf(viewerId), accountType === 'sidework_kids' ? undefined : draft);
}

export function readDraft(viewerId: string): Draft {
  return readKept<Draft>('sessionStorage', keyOf(viewerId)) ?? {};
}

export function dropDraft(viewerId: string): void {
  keep('sessionStorage', keyOf(viewerId), undefined);
}

const keyOf = (viewerId: string) => `sidework.draft.profile.${viewerId}`;
