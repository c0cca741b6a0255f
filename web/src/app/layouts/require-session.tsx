import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { endOfSession, useSession, wayAfterSignOut } from '../../lib/session.ts';

/** Sends visitors to sign in and remembers where they were going; the services decide again for themselves. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session) return <Outlet />;
  if (endOfSession() === 'signed-out') return <Navigate to={wayAfterSignOut()} replace />;
  return <Navigate to={paths.auth} replace state={{ from: pathname + search + hash }} />;
}
