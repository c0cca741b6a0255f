import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { MessageText } from './messages.ts';
import { ReasonToRead } from './monitoring.ts';

const ofRoom = z.object({ roomId: z.uuid() });

/** A message in a room; all members of the room read it. */
export const RoomMessage = z
  .object({
    id: z.uuid(),
    roomId: z.uuid(),
    senderId: z.uuid(),
    /** Empty where a moderator has hidden it. */
    content: z.string(),
    isHidden: z.boolean(),
    sequence: z.number().int(),
    createdAt: Moment,
  })
  .meta({ id: 'RoomMessage' });
export type RoomMessage = z.infer<typeof RoomMessage>;

/** Why a room takes no messages now: its work is over, or its child's account rests, for as long as it does. */
const RoomLock = z.enum(['work_ended', 'child_may_not_act']);
export type RoomLock = z.infer<typeof RoomLock>;

/** The one place where a child and an adult talk: about a job that a guardian approved, with the guardians in it (F6). */
export const RoomView = z
  .object({
    id: z.uuid(),
    /** The title of the job. */
    title: z.string(),
    child: PersonCard,
    client: PersonCard,
    guardians: z.array(PersonCard),
    /** Null while its members may write. Its messages can be read in any case. */
    lockedBecause: RoomLock.nullable(),
    openedAt: Moment,
    /** The work that it is about, once that has started. */
    serviceId: z.uuid().nullable(),
    lastMessage: RoomMessage.nullable(),
    unreadCount: z.number().int(),
  })
  .meta({ id: 'RoomView' });
export type RoomView = z.infer<typeof RoomView>;

export const listRooms = endpoint({
  method: 'GET',
  url: '/rooms',
  schema: {
    summary: 'The job rooms that you are in, the latest first',
    response: { 200: z.object({ items: z.array(RoomView) }) },
  },
});

export const getRoom = endpoint({
  method: 'GET',
  url: '/rooms/:roomId',
  schema: { summary: 'A job room that you are in', params: ofRoom, response: { 200: RoomView } },
});

export const listRoomMessages = endpoint({
  method: 'GET',
  url: '/rooms/:roomId/messages',
  schema: {
    summary: 'The messages of a room, newest first; a look of a guardian is recorded',
    params: ofRoom,
    querystring: PageQuery,
    response: { 200: Page(RoomMessage) },
  },
});

export const sendRoomMessage = endpoint({
  method: 'POST',
  url: '/rooms/:roomId/messages',
  stakes: 'children',
  schema: {
    summary: 'Write to all in the room; the same id again gives the first message again',
    params: ofRoom,
    body: MessageText,
    response: { 201: RoomMessage },
  },
});

export const readRoom = endpoint({
  method: 'POST',
  url: '/rooms/:roomId/read',
  stakes: 'protection',
  schema: {
    summary: 'Mark the messages of a room as read, up to a sequence',
    params: ofRoom,
    body: z.strictObject({ upTo: z.int().min(1) }),
    response: { 200: RoomView },
  },
});

export const openRoomAsStaff = endpoint({
  method: 'POST',
  url: '/rooms/:roomId/open',
  schema: {
    summary: 'Read a room as a moderator; it is recorded with the reason',
    params: ofRoom,
    body: z.strictObject({ reason: ReasonToRead }),
    response: { 200: z.object({ room: RoomView, messages: z.array(RoomMessage) }) },
  },
});
