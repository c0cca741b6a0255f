import {
  getRoom,
  listRoomMessages,
  listRooms,
  type RoomView,
  readRoom,
  sendRoomMessage,
} from '@sidework/contracts/network-chat/rooms';
import { useRef, useState } from 'react';
import { call, useApi, useInvalidate, usePages } from '../../../lib/api.ts';
import { useConnectionState, useRealtime } from '../../../lib/realtime.ts';
import { newMessageId } from '../outbox/message-id.ts';

/** No frame tells that its child is paused or in quiet hours. */
const lockEveryMs = 30_000;

/** One job room, and what becomes of it. */
export function useRoom(roomId: string) {
  const { data, error, mutate } = useApi(
    getRoom,
    { params: { roomId } },
    { refreshInterval: lockEveryMs },
  );
  const invalidate = useInvalidate();
  const reload = () => void mutate();
  useRealtime('room', (frame) => frame.roomId === roomId && reload());
  useRealtime('ready', reload);
  useRealtime('resync', reload);

  async function markRead(upTo: number) {
    const read: Promise<RoomView> = call(readRoom, { params: { roomId }, body: { upTo } });
    await mutate(read, { revalidate: false });
    await invalidate(listRooms);
  }
  return { room: data, error, reload, markRead };
}

/** The messages of a room, the newest first, as they come. */
export function useRoomMessages(roomId: string) {
  const isLive = useConnectionState() === 'open';
  const args = { params: { roomId }, query: { limit: 50 } };
  const list = usePages(listRoomMessages, args, { isLive: !isLive });
  const refresh = () => void list.mutate();
  useRealtime('room', (frame) => frame.roomId === roomId && refresh());
  useRealtime('ready', refresh);
  useRealtime('resync', refresh);
  return list;
}

/** Sends what is written in a room. A refused text is not lost: the field keeps it, and it is the same message again. */
export function useSendInRoom(
  roomId: string,
  onSent: () => Promise<unknown>,
  onRefused: () => void,
) {
  const [refusal, setRefusal] = useState<unknown>();
  const attempt = useRef({ id: '', content: '' });

  async function send(content: string): Promise<boolean> {
    if (attempt.current.content !== content) attempt.current = { id: newMessageId(), content };
    setRefusal(undefined);
    try {
      await call(sendRoomMessage, { params: { roomId }, body: attempt.current });
    } catch (error) {
      setRefusal(error);
      onRefused();
      return false;
    }
    attempt.current = { id: '', content: '' };
    await onSent();
    return true;
  }
  return { send, refusal };
}
