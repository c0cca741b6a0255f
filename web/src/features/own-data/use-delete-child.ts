import { deleteChild } from '@sidework/contracts/identity/deletion/deletion';
import { listChildren } from '@sidework/contracts/identity/family/guardians';
import { useNavigate } from 'react-router-dom';
import { call, useInvalidate } from '../../lib/api.ts';
import { freshly } from '../../lib/fresh-sign-in.ts';
import { paths } from '../../lib/paths.ts';

/** Deletes the account of a child, and leaves its page. */
export function useDeleteChild(childId: string) {
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  return async (confirmation: string) => {
    await freshly(() => call(deleteChild, { params: { childId }, body: { confirmation } }));
    await invalidate(listChildren);
    void navigate(paths.children, { replace: true });
  };
}
