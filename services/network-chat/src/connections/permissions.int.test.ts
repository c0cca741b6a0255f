import type { Actor } from '@sidework/chassis/http/actor';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import * as connecting from '@sidework/contracts/network-chat/connections';
import { getConversation } from '@sidework/contracts/network-chat/conversations';
import { listMessages, sendMessage } from '@sidework/contracts/network-chat/messages';
import { listChildMessages, openConversation } from '@sidework/contracts/network-chat/monitoring';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aConnection, aFamily, aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();

/** The columns of security.md: a visitor, others, the requester and the receiver, guardians of one and of another, staff. */
type Column = 'AN' | 'OU' | 'OK' | 'OW' | 'CP' | 'PA' | 'PA2' | 'AD' | 'KU';
type Cells = Partial<Record<Column, number>>;
type Callers = Record<Exclude<Column, 'AN'>, Actor>;

let ofAdults: Callers;
let ofKids: Callers;

beforeAll(async () => {
  const [mia, noah, zoe] = await Promise.all(
    ['Mia K.', 'Noah B.', 'Zoe A.'].map((name) => aFamily(service, name)),
  );
  if (!mia || !noah || !zoe) throw new Error('a family is missing');
  const adult = () => service.person();
  const others = {
    OU: await adult(),
    OK: zoe.child,
    PA2: zoe.guardian,
    AD: await service.person({ roles: ['admin'], aal: 'aal2' }),
    KU: await service.person({ accountType: 'sidework_kids' }, { mayAct: false }),
  };
  ofAdults = { ...others, OW: await adult(), CP: await adult(), PA: mia.guardian };
  ofKids = { ...others, OW: mia.child, CP: noah.child, PA: mia.guardian };
});

const statusOf = async (callers: Callers, by: Column, endpoint: Endpoint, args: object) => {
  const caller = by === 'AN' ? service.visitor : service.as(callers[by]);
  const reply = await caller.call(endpoint, args);
  return reply.statusCode;
};
const cellsOf = (cells: Cells) => Object.entries(cells) as [Column, number][];

interface Row {
  of: 'adults' | 'children';
  is: 'pending' | 'accepted';
  endpoint: Endpoint;
  body?: object;
  cells: Cells;
}

const all = (status: number): Cells => ({
  AN: 401,
  OU: status,
  OK: status,
  PA2: status,
  AD: status,
  KU: status,
});
const { answerConnection, getConnection, removeConnection, withdrawConnection } = connecting;

/** Security 1.3: each row as an own connection for each cell. */
const rows: Record<string, Row> = {
  'connections read': {
    of: 'adults',
    is: 'pending',
    endpoint: getConnection,
    cells: { ...all(404), OW: 200, CP: 200, PA: 404, AD: 200 },
  },
  'connections accept': {
    of: 'adults',
    is: 'pending',
    endpoint: answerConnection,
    body: { status: 'accepted' },
    cells: { ...all(404), OK: 404, OW: 403, CP: 200, PA: 404 },
  },
  'connections decline': {
    of: 'adults',
    is: 'pending',
    endpoint: answerConnection,
    body: { status: 'rejected' },
    cells: { ...all(404), OW: 403, CP: 200, PA: 404 },
  },
  'connections accept, once answered': {
    of: 'adults',
    is: 'accepted',
    endpoint: answerConnection,
    body: { status: 'accepted' },
    cells: { ...all(404), OW: 403, CP: 409 },
  },
  'connections withdraw': {
    of: 'adults',
    is: 'pending',
    endpoint: withdrawConnection,
    cells: { ...all(404), OW: 204, CP: 403, PA: 404 },
  },
  'connections remove': {
    of: 'adults',
    is: 'accepted',
    endpoint: removeConnection,
    cells: { ...all(404), OW: 204, CP: 204, PA: 404 },
  },
  'connections PATCH to another status': {
    of: 'adults',
    is: 'accepted',
    endpoint: answerConnection,
    body: { status: 'pending' },
    cells: { AN: 401, OU: 400, OW: 400, CP: 400, AD: 400 },
  },
  'connections PATCH of another field': {
    of: 'adults',
    is: 'pending',
    endpoint: answerConnection,
    body: { status: 'accepted', requesterId: '01960000-0000-7000-8000-000000000001' },
    cells: { AN: 401, OU: 400, OW: 400, CP: 400, AD: 400 },
  },
  'connections of children accept': {
    of: 'children',
    is: 'pending',
    endpoint: answerConnection,
    body: { status: 'accepted' },
    cells: { ...all(404), OW: 403, CP: 200, PA: 403 },
  },
  'connections of children decline': {
    of: 'children',
    is: 'pending',
    endpoint: answerConnection,
    body: { status: 'rejected' },
    cells: { ...all(404), OW: 403, CP: 200, PA: 200 },
  },
  'connections of children withdraw': {
    of: 'children',
    is: 'pending',
    endpoint: withdrawConnection,
    cells: { ...all(404), OW: 204, CP: 403, PA: 204 },
  },
  'connections of children remove': {
    of: 'children',
    is: 'accepted',
    endpoint: removeConnection,
    cells: { ...all(404), OW: 204, CP: 204, PA: 204 },
  },
};

const generated = Object.entries(rows).flatMap(([name, { cells, ...row }]) =>
  cellsOf(cells).map(([by, status]) => ({ name, by, status, row })),
);

describe('1.3 with a row that there is [SEC-13]', () => {
  beforeEach(() => service.sql`delete from connections`);

  it.each(generated)('$name: $by is answered $status', async ({ by, status, row }) => {
    const callers = row.of === 'adults' ? ofAdults : ofKids;
    const { id: connectionId } = await aConnection(service.db, {
      requester: callers.OW,
      receiver: callers.CP,
      ...(row.is === 'accepted' && { answeredAt: new Date() }),
    });
    const args = { params: { connectionId }, ...(row.body && { body: row.body }) };
    const before = await service.sql`select * from connections`;
    expect(await statusOf(callers, by, row.endpoint, args)).toBe(status);
    if (status >= 400) expect(await service.sql`select * from connections`).toEqual(before);
  });
});

describe('1.3 and 1.7 of a request to connect', () => {
  beforeEach(() => service.sql`delete from connections`);

  const toAdult: Cells = { AN: 401, OU: 201, OK: 403, KU: 403, PA: 201, AD: 201, CP: 422 };
  const toChild: Cells = { AN: 401, OU: 403, OK: 201, KU: 403, PA: 403, AD: 403, CP: 422 };

  it.each([
    ...cellsOf(toAdult).map(([by, status]) => ({ to: 'an adult', by, status })),
    ...cellsOf(toChild).map(([by, status]) => ({ to: 'a child', by, status })),
  ])('to $to by $by is answered $status [S-1.7-5]', async ({ to, by, status }) => {
    const callers = to === 'an adult' ? ofAdults : ofKids;
    const body = { receiverId: callers.CP.id };
    expect(await statusOf(callers, by, connecting.requestConnection, { body })).toBe(status);
    expect(await service.sql`select from connections`).toHaveLength(status === 201 ? 1 : 0);
  });
});

describe('1.4 with a conversation that there is', () => {
  beforeAll(async () => {
    for (const { OW, CP } of [ofAdults, ofKids]) {
      await anOpenConversation(service.db, OW, CP);
      await aMessage(service.db, { from: OW, to: CP });
    }
  });
  beforeEach(async () => {
    await service.sql`delete from connections`;
    await aConnection(service.db, {
      requester: ofKids.OW,
      receiver: ofKids.CP,
      answeredAt: new Date(),
    });
  });

  /** Each asks for the conversation with the one who wrote. */
  const readsOwn = { AN: 401, OU: 0, CP: 1 } as const;
  it.each(cellsOf(readsOwn))('%s reads %s messages of it as their own', async (by, expected) => {
    const { id: personId } = ofAdults.OW;
    const caller = by === 'AN' ? service.visitor : service.as(ofAdults[by]);
    const reply = await caller.call(listMessages, { params: { personId } });
    expect(by === 'AN' ? reply.statusCode : reply.json().items.length).toBe(expected);
  });

  const guarded: Cells = {
    AN: 401,
    OU: 404,
    OK: 403,
    OW: 403,
    CP: 403,
    PA: 200,
    PA2: 404,
    AD: 404,
  };
  it.each(cellsOf(guarded))(
    'of a child is answered %s by its guardian’s way: %s',
    async (by, status) => {
      const params = { childId: ofKids.OW.id, personId: ofKids.CP.id };
      expect(await statusOf(ofKids, by, listChildMessages, { params })).toBe(status);
    },
  );

  const opened: Cells = { AN: 401, OU: 403, OK: 403, OW: 403, CP: 403, PA: 403, PA2: 403, AD: 200 };
  it.each(cellsOf(opened))(
    'of a child is opened with a reason: %s is answered %s',
    async (by, status) => {
      const body = { oneId: ofKids.OW.id, otherId: ofKids.CP.id, reason: 'A report' };
      expect(await statusOf(ofKids, by, openConversation, { body })).toBe(status);
    },
  );

  const written: Cells = {
    AN: 401,
    OU: 403,
    OK: 403,
    OW: 201,
    PA: 403,
    PA2: 403,
    AD: 403,
    KU: 403,
  };
  it.each(cellsOf(written))(
    '%s writing to a child is answered %s [S-1.7-5]',
    async (by, status) => {
      const body = { receiverId: ofKids.CP.id, content: 'Hello' };
      expect(await statusOf(ofKids, by, sendMessage, { body })).toBe(status);
    },
  );

  const shown: Cells = { AN: 401, OU: 404, OK: 200, OW: 200, AD: 404, PA: 404 };
  it.each(cellsOf(shown))(
    '%s looking at the conversation with a child is answered %s',
    async (by, status) => {
      const params = { personId: ofKids.CP.id };
      expect(await statusOf(ofKids, by, getConversation, { params })).toBe(status);
    },
  );
});
