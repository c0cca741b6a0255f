import {
  type DataExport,
  linkExport,
  listChildExports,
  requestChildExport,
} from '@sidework/contracts/identity/own-data';
import { call, useApi } from '../../lib/api.ts';
import { freshly } from '../../lib/fresh-sign-in.ts';

/** Each look is recorded, so it is not asked as often as for one's own. */
const everyMs = 10_000;

const isGathering = ({ state }: DataExport) => state === 'gathering';

/** The exports of a child that the viewer asked for, newest first; read anew while one is gathered. */
export function useChildExports(childId: string) {
  const params = { childId };
  const { data, error, mutate } = useApi(
    listChildExports,
    { params },
    {
      refreshInterval: (latest) => (latest?.items.some(isGathering) ? everyMs : 0),
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );

  async function request() {
    await call(requestChildExport, { params });
    await mutate();
  }

  /** An address that gives the ZIP for a minute. */
  async function link(exportId: string) {
    const { url } = await freshly(() => call(linkExport, { params: { exportId } }));
    return url;
  }

  return {
    exports: data?.items,
    isGathering: data?.items.some(isGathering) ?? false,
    error,
    reload: () => mutate(),
    request,
    link,
  };
}
