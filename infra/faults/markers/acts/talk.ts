import { type Act, isKid, keep, pickThing, playerOf, relate, write } from '../world.ts';
import { whitePoint } from './guarding.ts';

/** Messages, rooms, connections, blocks and reports of people. */
export const talkActs: Act[] = [
  {
    name: 'write in a room',
    weight: 8,
    plan(world) {
      const room = pickThing(world, 'roomId');
      const by = playerOf(world, room && world.chance.pick(room.whose));
      if (!room || !by) return undefined;
      const among = room.whose.flatMap((id) => playerOf(world, id) ?? []);
      const others = among.filter(({ id }) => id !== by.id);
      const said = write(world, 'room message', by, others, 4);
      return {
        by,
        method: 'POST',
        path: `/api/rooms/${room.id}/messages`,
        among: others,
        body: { content: said.text },
        words: [said],
      };
    },
  },
  {
    name: 'write to somebody',
    weight: 5,
    plan(world) {
      const [by, other] = world.chance.shuffled(world.everybody);
      if (!by || !other) return undefined;
      const isMixed = isKid(by) !== isKid(other);
      const said = write(world, 'message', by, [other], 4);
      return {
        by,
        method: 'POST',
        path: '/api/messages',
        among: [other],
        body: { receiverId: other.id, content: said.text },
        words: [said],
        ...(isMixed && { mustFail: 'an adult and a child write in rooms alone' }),
        widens() {
          if (!isMixed) relate(world, by.id, other.id);
          return () => {};
        },
        done({ id }) {
          keep(world, 'asked', { id: `${by.id}+${other.id}`, whose: [other.id, by.id] });
          keep(world, 'messageId', { id: String(id), whose: [by.id, other.id] });
        },
      };
    },
  },
  {
    name: 'answer a message with a quote',
    weight: 3,
    plan(world) {
      const [by, other] = world.chance.shuffled(world.everybody);
      const quoted = pickThing(world, 'messageId');
      if (!by || !other || !quoted) return undefined;
      const isMixed = isKid(by) !== isKid(other);
      const isTheirs = [by, other].every(({ id }) => quoted.whose.includes(id));
      const said = write(world, 'message', by, [other], 4);
      return {
        by,
        method: 'POST',
        path: '/api/messages',
        among: [other],
        body: { receiverId: other.id, content: said.text, replyToId: quoted.id },
        // Whether it is refused for its words or for its quote is all the same.
        ...(isTheirs && { words: [said] }),
        ...(isMixed && { mustFail: 'an adult and a child write in rooms alone' }),
        ...(!isMixed && !isTheirs && { mustFail: 'a reply quotes its own conversation alone' }),
      };
    },
  },
  {
    name: 'react to a message',
    weight: 2,
    plan(world) {
      const message = pickThing(world, 'messageId');
      const by = world.chance.pick(world.everybody);
      if (!message || !by) return undefined;
      const isOfChild = message.whose.some((id) => {
        const player = playerOf(world, id);
        return player && isKid(player);
      });
      return {
        by,
        method: 'PUT',
        path: `/api/messages/${message.id}/reaction`,
        body: { reaction: 'heart' },
        ...(isOfChild && { mustFail: 'no reaction passes between a child and another person' }),
        ...(!message.whose.includes(by.id) && { mustFail: 'two people react to their messages' }),
      };
    },
  },
  {
    name: 'upload a file for a chat',
    weight: 3,
    plan(world) {
      const by = world.chance.pick(world.everybody);
      if (!by) return undefined;
      const other = world.chance.pick(world.everybody.filter(({ id }) => id !== by.id));
      const name = write(world, 'message', by, other ? [other] : [], 0);
      return (
        other && {
          by,
          method: 'POST',
          path: `/api/attachments?name=${name.word}.png`,
          file: { type: 'image/png', bytes: whitePoint },
          ...(isKid(by) && { mustFail: 'no child uploads a file for a chat' }),
          done: ({ id }) =>
            void keep(world, 'attachmentId', { id: String(id), whose: [by.id, other.id] }),
        }
      );
    },
  },
  {
    name: 'send a file',
    weight: 3,
    plan(world) {
      const file = pickThing(world, 'attachmentId');
      const by = playerOf(world, file?.whose[0]);
      const other = playerOf(world, file?.whose[1]);
      if (!file || !by || !other) return undefined;
      return {
        by,
        method: 'POST',
        path: '/api/messages',
        among: [other],
        body: { receiverId: other.id, content: '', attachmentIds: [file.id] },
        ...((isKid(by) || isKid(other)) && { mustFail: 'no file passes to or from a child' }),
      };
    },
  },
  {
    name: 'let somebody write',
    weight: 2,
    plan(world) {
      const asked = pickThing(world, 'asked');
      const by = playerOf(world, asked?.whose[0]);
      const path = `/api/conversations/${asked?.whose[1]}/accept`;
      return by && { by, method: 'POST', path, body: {} };
    },
  },
  {
    name: 'ask to connect',
    weight: 3,
    plan(world) {
      const [by, other] = world.chance.shuffled(
        world.chance.oneIn(2) ? world.cast.children : world.everybody,
      );
      if (!by || !other) return undefined;
      return {
        by,
        method: 'POST',
        path: '/api/connections',
        body: { receiverId: other.id },
        ...(isKid(by) !== isKid(other) && { mustFail: 'an adult and a child do not connect' }),
        done({ id }) {
          const guardians = [by, other].flatMap((each) => each.guardians.map((one) => one.id));
          const is = { receiver: other.id, requester: by.id, guardians };
          keep(world, 'connectionId', { id: String(id), whose: [by.id, other.id], is });
        },
      };
    },
  },
  {
    name: 'answer a request to connect',
    weight: 3,
    plan(world) {
      const connection = pickThing(world, 'connectionId');
      const by = playerOf(world, connection?.is?.receiver);
      if (!connection || !by) return undefined;
      return {
        by,
        method: 'PATCH',
        path: `/api/connections/${connection.id}`,
        body: { status: 'accepted' },
        widens() {
          relate(world, by.id, String(connection.is?.requester));
          return () => {};
        },
      };
    },
  },
  {
    name: "approve a child's connection",
    weight: 4,
    plan(world) {
      const ofChildren = ({ is }: { is?: Record<string, unknown> }) =>
        (is?.guardians as string[] | undefined)?.[0] !== undefined;
      const connection = pickThing(world, 'connectionId', ofChildren);
      if (!connection) return undefined;
      const by = playerOf(world, world.chance.pick(connection.is?.guardians as string[]));
      return { by, method: 'POST', path: `/api/connections/${connection.id}/approve`, body: {} };
    },
  },
  ...(['block', 'unblock'] as const).map(
    (act): Act => ({
      name: `${act} somebody`,
      weight: 0.5,
      plan(world) {
        const [by, other] = world.chance.shuffled(world.everybody);
        const path = `/api/conversations/${other?.id}/${act}`;
        return { by, method: 'POST', path, protects: true };
      },
    }),
  ),
  {
    name: 'report somebody',
    weight: 1,
    plan(world) {
      const [by, other] = world.chance.shuffled(world.everybody);
      if (!by || !other) return undefined;
      const comment = write(world, 'report', by);
      return {
        by,
        method: 'POST',
        path: '/api/reports',
        protects: true,
        body: { thing: 'person', subjectId: other.id, reason: 'other', comment: comment.text },
      };
    },
  },
];
