import { type ComponentType, lazy } from 'react';
import { counted } from './page-loads.ts';
import type { LoadPage } from './page-table.ts';

export interface LazyPage {
  Page: ComponentType;
  /** Fetches it before anything is drawn, to be drawn at once with what surrounds it. */
  fetch: () => Promise<void>;
}

export function lazyPage(load: LoadPage): LazyPage {
  const begin = counted(load);
  const Later = lazy(async () => ({ default: await begin() }));
  let Fetched: ComponentType | undefined;
  return {
    Page: () => (Fetched ? <Fetched /> : <Later />),
    async fetch() {
      Fetched = await begin();
    },
  };
}
