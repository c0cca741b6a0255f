import { listChildren } from '@sidework/contracts/identity/family/guardians';
import { useApi } from '../../lib/api.ts';
import { onceAsked } from '../../lib/once-asked.ts';

/** The children that the viewer looks after. */
export function useChildren() {
  const { data, error, mutate } = useApi(listChildren, undefined, onceAsked);
  return { children: data?.items, error, reload: () => mutate() };
}
