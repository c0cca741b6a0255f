import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

/** The page where the viewer writes to us: a thread for adults with an account, and mails for all others. */
export function useWriteToUs(): string {
  const viewer = useSession()?.viewer;
  return viewer && viewer.accountType !== 'sidework_kids' ? paths.support : paths.contact;
}
