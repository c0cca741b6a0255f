import { keep, readKept } from '../../lib/kept.ts';
import type { Found } from './sources.ts';

const most = 5;
const keyOf = (viewerId: string) => `sidework:found:${viewerId}`;

/** They end with the tab, so that another person at the same computer does not read them. */
export const recentOf = (viewerId: string): Found[] =>
  readKept<Found[]>('sessionStorage', keyOf(viewerId)) ?? [];

export function keepRecent(viewerId: string, chosen: Found): void {
  const others = recentOf(viewerId).filter(({ to }) => to !== chosen.to);
  keep('sessionStorage', keyOf(viewerId), [chosen, ...others].slice(0, most));
}
