import { listChildExports, requestChildExport } from '@sidework/contracts/identity/exports/exports';
import { call, useApi } from '../../lib/api.ts';
import { type Exports, isGathering, linkTo } from './use-exports.ts';

/** Each look is recorded, so it is not asked as often as for one's own. */
const everyMs = 10_000;

/** The newest comes first, and the list is polled while an export is being gathered. */
export function useChildExports(childId: string): Exports {
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

  return {
    exports: data?.items,
    isGathering: data?.items.some(isGathering) ?? false,
    error,
    reload: () => mutate(),
    request,
    link: linkTo,
  };
}
