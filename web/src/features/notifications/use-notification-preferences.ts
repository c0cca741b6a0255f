import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import {
  listNotificationPreferences,
  setNotificationPreference,
} from '@sidework/contracts/network-chat/notifications';
import { useState } from 'react';
import { call, useApi } from '../../lib/api.ts';

/** The ways in which a notification comes. */
export type Channel = 'mail' | 'push';
type Switches = Partial<Record<`${Channel} ${NotificationKind}`, boolean>>;

/** Which kinds come in this way. What is switched is shown at once, and taken back if the server refuses. */
export function useNotificationPreferences(channel: Channel) {
  const { data, error, mutate } = useApi(listNotificationPreferences);
  const [asked, setAsked] = useState<Switches>({});
  const preferences = data?.items.map((each) => ({
    kind: each.kind,
    isOn: asked[`${channel} ${each.kind}`] ?? each[channel],
  }));

  async function change(kind: NotificationKind, isOn: boolean) {
    const key = `${channel} ${kind}` as const;
    setAsked((all) => ({ ...all, [key]: isOn }));
    try {
      const changed = await call(setNotificationPreference, {
        params: { kind },
        body: { [channel]: isOn },
      });
      const put = (one: typeof changed) => (one.kind === kind ? changed : one);
      await mutate((known) => known && { items: known.items.map(put) }, { revalidate: false });
    } finally {
      setAsked(({ [key]: _, ...others }) => others);
    }
  }

  return { preferences, error, reload: () => mutate(), change };
}
