import { useState } from 'react';
import { askAuth } from '../../lib/auth-calls.ts';
import { useAuthAnswer } from '../../lib/use-auth-answer.ts';
import { leaveFor } from './leave-for.ts';

export function useAuthorization(authorizationId: string) {
  const [isLeaving, setLeaving] = useState(false);
  const { data, error, mutate } = useAuthAnswer(`authorization ${authorizationId}`, async () => {
    const answer = await askAuth(({ oauth }) => oauth.getAuthorizationDetails(authorizationId));
    // It was let in before, for all that it asks: there is nothing to decide.
    if (!('authorization_id' in answer)) leave(answer.redirect_url);
    return 'authorization_id' in answer ? answer : null;
  });

  function leave(url: string) {
    setLeaving(true);
    leaveFor(url);
  }

  async function decide(decision: 'approve' | 'deny') {
    const { redirect_url } = await askAuth(({ oauth }) =>
      decision === 'approve'
        ? oauth.approveAuthorization(authorizationId, { skipBrowserRedirect: true })
        : oauth.denyAuthorization(authorizationId, { skipBrowserRedirect: true }),
    );
    leave(redirect_url);
  }

  return { authorization: data, error, isLeaving, reload: () => mutate(), decide };
}
