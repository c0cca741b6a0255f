import {
  type DataExport,
  linkExport,
  listExports,
  requestExport,
} from '@sidework/contracts/identity/exports/exports';
import { call, useApi } from '../../lib/api.ts';
import { freshly } from '../../lib/fresh-sign-in.ts';

const everyMs = 3_000;

/** A person's own exports and a child's share it. */
export type Exports = ReturnType<typeof useExports>;

export const isGathering = ({ state }: DataExport) => state === 'gathering';

/** An address that gives the ZIP for a minute. */
export async function linkTo(exportId: string) {
  const { url } = await freshly(() => call(linkExport, { params: { exportId } }));
  return url;
}

/** The newest comes first, and the list is polled while an export is being gathered. */
export function useExports() {
  const { data, error, mutate } = useApi(listExports, undefined, {
    refreshInterval: (latest) => (latest?.items.some(isGathering) ? everyMs : 0),
  });

  async function request() {
    await call(requestExport);
    await mutate();
  }

  return {
    exports: data?.items,
    isGathering: data?.items.some(isGathering) ?? false,
    error,
    reload: () => mutate(),
    request,
    link: linkTo,
  };
}
