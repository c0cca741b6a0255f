import { listOwnSessions } from '@sidework/contracts/identity/own-sessions/own-sessions';
import { useInvalidate } from '../../lib/api.ts';
import { askAuth, codeOf } from '../../lib/auth-calls.ts';
import { useAuthAnswer } from '../../lib/use-auth-answer.ts';

export interface Grant {
  applicationId: string;
  name: string;
  /** Its page, as it says of itself; empty where it says none. */
  page: string;
  scope: string;
  grantedAt: string;
}

async function readGrants(): Promise<Grant[]> {
  const grants = await askAuth(({ oauth }) => oauth.listGrants());
  return grants.map(({ client, scopes, granted_at }) => ({
    applicationId: client.id,
    name: client.name,
    page: client.uri,
    scope: scopes.join(' '),
    grantedAt: granted_at,
  }));
}

/** The applications that the viewer let in; none where the server lets none in. */
export function useGrants() {
  const invalidate = useInvalidate();
  const { data, error, mutate } = useAuthAnswer('grants', () =>
    readGrants().catch((refusal) => {
      if (codeOf(refusal) === 'feature_disabled') return [];
      throw refusal;
    }),
  );

  async function revoke(applicationId: string) {
    await askAuth(({ oauth }) => oauth.revokeGrant({ clientId: applicationId }));
    // Its sessions end with it.
    await Promise.all([mutate(), invalidate(listOwnSessions)]);
  }

  return { grants: data, error, reload: () => mutate(), revoke };
}
