import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { signOut } from '../../lib/session.ts';

/** Ends the session and goes to the landing page, whether or not the server could be told. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    signOut();
    void navigate(paths.home);
  };
}
