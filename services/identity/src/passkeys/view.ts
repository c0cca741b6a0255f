import type { PasskeyView } from '@sidework/contracts/identity/passkeys/auth-passkeys';
import type { Passkey } from './table.ts';

export const toPasskeyView = (passkey: Passkey): PasskeyView => ({
  id: passkey.id,
  ...(passkey.friendlyName && { friendly_name: passkey.friendlyName }),
  created_at: passkey.createdAt.toISOString(),
  ...(passkey.lastUsedAt && { last_used_at: passkey.lastUsedAt.toISOString() }),
});
