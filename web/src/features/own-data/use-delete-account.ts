import { deleteOwnAccount } from '@sidework/contracts/identity/own-data';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { freshly } from '../../lib/fresh-sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { signOut } from '../../lib/session.ts';

/** Deletes the account, and leaves what was its session. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  return async (confirmation: string) => {
    await freshly(() => call(deleteOwnAccount, { body: { confirmation } }));
    signOut();
    void navigate(paths.goodbye, { replace: true });
  };
}
