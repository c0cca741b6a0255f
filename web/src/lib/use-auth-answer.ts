import useSWR from 'swr';
import { useSession } from './session.ts';

/** Reads something of the viewer's own over the auth client, and keeps the answer. */
export function useAuthAnswer<T>(name: string | null, ask: () => Promise<T>) {
  const viewer = useSession()?.viewer.id ?? null;
  return useSWR<T, Error>(name && ['auth', name, viewer], ask, { shouldRetryOnError: false });
}
