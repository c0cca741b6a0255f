import { z } from 'zod';
import type { Socket } from '../kernel/socket.ts';
import { UnreadCounts } from './conversations.ts';
import { limits } from './limits.ts';
import { MessageView } from './messages.ts';
import { NotificationView } from './notifications.ts';

/** The one socket, as a browser opens it. */
export const realtimeUrl = '/api/realtime';

/**
 * A browser sends these frames. The first frame authenticates, within 5 s; a renewed token is told by another `authenticate`
 * before the old one runs out. `watch` replaces the people whose presence is wanted; `ping` is answered by `pong`.
 */
export const ClientFrame = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('authenticate'), token: z.string().max(limits.token) }),
    z.strictObject({ type: z.literal('watch'), personIds: z.array(z.uuid()).max(limits.watched) }),
    z.strictObject({ type: z.literal('typing'), receiverId: z.uuid() }),
    z.strictObject({ type: z.literal('ping') }),
  ])
  .meta({ id: 'ClientFrame' });
export type ClientFrame = z.infer<typeof ClientFrame>;

/**
 * The server sends these frames. Frames are hints: a client reads by cursor after `ready` (the first, and the one that answers a
 * renewed token) and `resync` (pushes may have been lost), and wherever a message's `sequence` leaves a gap.
 */
export const ServerFrame = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('ready') }),
    z.object({ type: z.literal('resync') }),
    z.object({ type: z.literal('pong') }),
    /** To the receiver, and to the sender's other windows. */
    z.object({ type: z.literal('message'), message: MessageView }),
    /** Something about a message is different now, such as the answer to its offer. */
    z.object({ type: z.literal('message_changed'), message: MessageView }),
    /** Something was written in a room that the caller is in, or the room was locked or opened again. */
    z.object({ type: z.literal('room'), roomId: z.uuid() }),
    /** The person has read the caller's messages up to a sequence; `byPersonId` may be the caller in another window. */
    z.object({
      type: z.literal('read'),
      byPersonId: z.uuid(),
      senderId: z.uuid(),
      upTo: z.number().int(),
    }),
    z.object({ type: z.literal('typing'), personId: z.uuid() }),
    z.object({ type: z.literal('presence'), personId: z.uuid(), isOnline: z.boolean() }),
    z.object({ type: z.literal('notification'), notification: NotificationView }),
    z.object({ type: z.literal('unread'), counts: UnreadCounts }),
    /** Something waits for the person now, or waits no more: read Today again. */
    z.object({ type: z.literal('today') }),
    /** A frame that was not understood or not allowed; the socket stays. */
    z.object({ type: z.literal('refused'), code: z.string(), message: z.string() }),
  ])
  .meta({ id: 'ServerFrame' });
export type ServerFrame = z.infer<typeof ServerFrame>;

/** Why the server closes a socket. After `unauthenticated` a new token is needed; after the others it is tried again. */
export const closeCodes = {
  unauthenticated: 4401,
  tooManySockets: 4429,
  tooSlow: 4408,
  restarting: 1012,
} as const;

/** The socket as the API's description tells of it. */
export const realtime: Socket = {
  url: realtimeUrl,
  schema: {
    summary:
      'A WebSocket: what happens while you are here. The first frame authenticates, within 5 s; what comes are hints, and the lists are the truth',
    takes: ClientFrame,
    gives: ServerFrame,
    closes: {
      [closeCodes.unauthenticated]: 'No token that holds: get a new one',
      [closeCodes.tooManySockets]: 'Too many sockets of one person: try again later',
      [closeCodes.tooSlow]: 'Frames were not taken: try again',
      [closeCodes.restarting]: 'The service restarts: try again',
    },
  },
};
