import { listChildAccesses } from '@sidework/contracts/identity/family/guardians';
import { useApi } from '../../lib/api.ts';
import { onceAsked } from '../../lib/once-asked.ts';

export function useChildAccesses(childId: string) {
  const { data, error, mutate } = useApi(listChildAccesses, { params: { childId } }, onceAsked);
  return { accesses: data?.items, error, reload: () => mutate() };
}
