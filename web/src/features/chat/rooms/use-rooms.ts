import { listRooms } from '@sidework/contracts/network-chat/rooms';
import { useApi } from '../../../lib/api.ts';
import { useRealtime } from '../../../lib/realtime.ts';

/** The viewer's job rooms, the latest first, as they change. */
export function useRooms() {
  const { data, error, mutate } = useApi(listRooms);
  const refresh = () => void mutate();
  useRealtime('room', refresh);
  useRealtime('ready', refresh);
  useRealtime('resync', refresh);
  // A room that opens is told by a notification.
  useRealtime('notification', refresh);
  return { rooms: data?.items, error, retry: refresh };
}
