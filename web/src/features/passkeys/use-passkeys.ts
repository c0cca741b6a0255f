import { askAuth } from '../../lib/auth-calls.ts';
import { askFresh } from '../../lib/fresh-sign-in.ts';
import { useAuthAnswer } from '../../lib/use-auth-answer.ts';

export interface Passkey {
  id: string;
  name: string;
  addedAt: string;
  lastUsedAt: string | null;
}

async function readPasskeys(): Promise<Passkey[]> {
  const passkeys = await askAuth((client) => client.passkey.list());
  return passkeys.map(({ id, friendly_name, created_at, last_used_at }) => ({
    id,
    name: friendly_name || 'Passkey',
    addedAt: created_at,
    lastUsedAt: last_used_at ?? null,
  }));
}

/** The viewer's passkeys, and what can be done with them. */
export function usePasskeys() {
  const { data, error, mutate } = useAuthAnswer('passkeys', readPasskeys);

  /** In a window of the browser's own; gives the new one's id. */
  async function add(): Promise<string> {
    const { id } = await askFresh((client) => client.registerPasskey());
    await mutate();
    return id;
  }

  async function rename(passkeyId: string, friendlyName: string): Promise<void> {
    await askAuth((client) => client.passkey.update({ passkeyId, friendlyName }));
    await mutate();
  }

  async function remove(passkeyId: string): Promise<void> {
    await askFresh((client) => client.passkey.delete({ passkeyId }));
    await mutate();
  }

  return { passkeys: data, error, reload: () => mutate(), add, rename, remove };
}
