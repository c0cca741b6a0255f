import { deleteOwnAccount } from '@sidework/contracts/identity/own-data';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { freshly } from '../../lib/fresh-sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { getSession } from '../../lib/session.ts';

/** Deletes the account, and goes where its session is left: a page that needs one would lead to the landing page. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  return async (confirmation: string) => {
    await freshly(() => call(deleteOwnAccount, { body: { confirmation } }));
    const deletedId = getSession()?.viewer.id;
    void navigate(paths.goodbye, { replace: true, state: { deletedId } });
  };
}
