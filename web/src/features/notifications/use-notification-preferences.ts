import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import {
  listNotificationPreferences,
  setNotificationPreference,
} from '@sidework/contracts/network-chat/notifications';
import { useState } from 'react';
import { call, useApi } from '../../lib/api.ts';

type Switches = Partial<Record<NotificationKind, boolean>>;

/** Which kinds are mailed. What is switched is shown at once, and taken back if the server refuses. */
export function useNotificationPreferences() {
  const { data, error, mutate } = useApi(listNotificationPreferences);
  const [asked, setAsked] = useState<Switches>({});
  const preferences = data?.items.map(({ kind, mail }) => ({ kind, mail: asked[kind] ?? mail }));

  async function change(kind: NotificationKind, mail: boolean) {
    setAsked((all) => ({ ...all, [kind]: mail }));
    try {
      const changed = await call(setNotificationPreference, { params: { kind }, body: { mail } });
      const put = (one: typeof changed) => (one.kind === kind ? changed : one);
      await mutate((known) => known && { items: known.items.map(put) }, { revalidate: false });
    } finally {
      setAsked(({ [kind]: _, ...others }) => others);
    }
  }

  return { preferences, error, reload: () => mutate(), change };
}
