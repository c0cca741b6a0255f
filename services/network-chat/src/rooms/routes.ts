import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/rooms';
import type { Deps } from '../deps.ts';
import { bySequence } from './queries.ts';
import {
  getRoomFor,
  listRooms,
  openRoomForStaff,
  readRoomMessages,
  showRoom,
  toRoomMessage,
} from './show-rooms.ts';
import { readRoom, writeInRoom } from './write-in-room.ts';

export function roomRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listRooms,
    config: { access: 'signed-in' },
    handler: ({ actor }) => listRooms(deps, actor),
  });
  app.route({
    ...api.getRoom,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      showRoom(deps.db, await getRoomFor(deps.db, actor, params.roomId), actor.id),
  });
  app.route({
    ...api.listRoomMessages,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, query }) =>
      toPage(
        await readRoomMessages(deps, actor, params.roomId, query),
        query.limit,
        toRoomMessage,
        bySequence,
      ),
  });
  app.route({
    ...api.sendRoomMessage,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }, reply) =>
      reply.code(201).send(toRoomMessage(await writeInRoom(deps, actor, params.roomId, body))),
  });
  app.route({
    ...api.readRoom,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) => {
      await readRoom(deps, actor, params.roomId, body.upTo);
      return showRoom(deps.db, await getRoomFor(deps.db, actor, params.roomId), actor.id);
    },
  });
  app.route({
    ...api.openRoomAsStaff,
    config: { access: 'moderator' },
    handler: ({ actor, params, body }) => openRoomForStaff(deps, actor, params.roomId, body.reason),
  });
}
