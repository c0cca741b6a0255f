import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { serviceStarted } from '@sidework/contracts/client-services/events';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { proposalDeclined, proposalSubmitted } from '@sidework/contracts/marketplace/events';
import * as connecting from '@sidework/contracts/network-chat/connections';
import * as talking from '@sidework/contracts/network-chat/conversations';
import { sendMessage } from '@sidework/contracts/network-chat/messages';
import { sendReport } from '@sidework/contracts/network-chat/reports';
import { sendRoomMessage } from '@sidework/contracts/network-chat/rooms';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aConnection, aFamily } from '../../test/builders.ts';
import { readWalkConfig } from '../../test/config.ts';
import { aProposalFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat({ MESSAGES_PER_MINUTE: 1_000 });
const { calls, seed } = readWalkConfig();
/** New people each time: some of what they do is limited by the hour. */
const callsOfGroup = 250;
const atOnce = 5;

const actions = [
  'write',
  'write',
  'write',
  'connect',
  'accept',
  'decline',
  'approve',
  'standing',
  'withdraw',
  'remove',
  'acceptRequest',
  'ignore',
  'block',
  'unblock',
  'report',
  'read',
  'propose',
  'withdrawProposal',
  'startWork',
  'writeInRoom',
  'permit',
  'forbid',
] as const;
type Action = (typeof actions)[number];

const step = fc.record({
  action: fc.constantFrom(...actions),
  // Any two of the group, or the two children who may write to each other.
  pair: fc.oneof(
    fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })),
    fc.constantFrom<[number, number]>([4, 5], [5, 4]),
  ),
  which: fc.nat({ max: 50 }),
  content: fc.constantFrom('Hello', 'My number is 555-010-0199', 'See you'),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Four adults, of whom two look after a child, and four children: one may not act, and two have written to each other. */
async function aGroup(): Promise<Actor[]> {
  const [mia, noah] = [await aFamily(service, 'Mia K.'), await aFamily(service, 'Noah B.')];
  const zoe = await aFamily(service, 'Zoe A.');
  const leo = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
  await aConnection(service.db, {
    requester: mia.child,
    receiver: noah.child,
    answeredAt: new Date(),
  });
  const first = { receiverId: noah.child.id, content: 'Shall we play?' };
  await service.as(mia.child).call(sendMessage, { body: first });
  const adults = [mia.guardian, noah.guardian, await service.person(), await service.person()];
  return [...adults, mia.child, noah.child, zoe.child, leo];
}

async function doStep(group: Actor[], { action, pair: [by, to], which, content }: Step) {
  const [one, other] = [group[by], group[to]] as [Actor, Actor];
  const call = (endpoint: Endpoint, args: object) => service.as(one).call(endpoint, args);
  const ids = group.map(({ id }) => id);
  const connection = async () => {
    const rows = await service.sql<{ id: string }[]>`
      select id from connections where requester_id = any (${ids}::uuid[]) order by id`;
    return { params: { connectionId: rows[which % (rows.length || 1)]?.id ?? randomUUID() } };
  };
  const room = async () => {
    const rows = await service.sql<{ id: string }[]>`
      select id from rooms where child_id = any (${ids}::uuid[]) order by id`;
    return { params: { roomId: rows[which % (rows.length || 1)]?.id ?? randomUUID() } };
  };
  const person = { params: { personId: other.id } };
  const work = { serviceId: randomUUID(), jobRequestId: randomUUID(), totalAmountCents: 2_000 };
  const run: Record<Action, () => Promise<unknown>> = {
    write: () => call(sendMessage, { body: { receiverId: other.id, content } }),
    connect: () => call(connecting.requestConnection, { body: { receiverId: other.id } }),
    accept: async () =>
      call(connecting.answerConnection, { ...(await connection()), body: { status: 'accepted' } }),
    decline: async () =>
      call(connecting.answerConnection, { ...(await connection()), body: { status: 'rejected' } }),
    approve: async () => call(connecting.approveConnection, await connection()),
    standing: () =>
      call(connecting.setStandingApproval, {
        params: { childId: other.id },
        body: { isStanding: which % 2 === 0 },
      }),
    withdraw: async () => call(connecting.withdrawConnection, await connection()),
    remove: async () => call(connecting.removeConnection, await connection()),
    acceptRequest: () => call(talking.acceptRequest, person),
    ignore: () => call(talking.ignoreRequest, person),
    block: () => call(talking.blockPerson, person),
    unblock: () => call(talking.unblockPerson, person),
    report: () =>
      call(sendReport, { body: { thing: 'person', subjectId: other.id, reason: 'other' } }),
    read: () => call(talking.getConversation, person),
    propose: () => service.receive(proposalSubmitted, aProposalFact(one, other)),
    withdrawProposal: () =>
      service.receive(proposalDeclined, { ...aProposalFact(one, other), reason: 'withdrawn' }),
    startWork: () =>
      service.receive(serviceStarted, {
        ...work,
        proposalId: randomUUID(),
        clientId: one.id,
        professionalId: other.id,
        title: 'Mow the lawn',
      }),
    writeInRoom: async () => call(sendRoomMessage, { ...(await room()), body: { content } }),
    permit: () => service.sql`update people set permits = '{messaging}' where id = ${other.id}`,
    forbid: () => service.sql`update people set permits = '{}' where id = ${other.id}`,
  };
  await run[action]();
}

const mixed = () => service.sql`
  select one_id, other_id from conversations
  join people one on one.id = one_id join people other on other.id = other_id
  where (one.account_type = 'sidework_kids') <> (other.account_type = 'sidework_kids')
  union all
  select requester_id, receiver_id from connections
  join people one on one.id = requester_id join people other on other.id = receiver_id
  where (one.account_type = 'sidework_kids') <> (other.account_type = 'sidework_kids')`;

const between = async (isKids: boolean) => {
  const [row] = await service.sql`
    select count(*)::int from conversations join people one on one.id = one_id
    where last_sequence > 0 and (one.account_type = 'sidework_kids') = ${isKids}`;
  return row?.count;
};

it(
  `no adult and no child have a thread of two or a connection after ${calls} random calls [S-1.7-5, D-6]`,
  async () => {
    console.log(`The random walk: WALK_SEED=${seed} makes the same choices again.`);
    const walk = fc.array(step, { minLength: callsOfGroup, maxLength: callsOfGroup });
    const walks = fc.asyncProperty(walk, async (steps) => {
      const group = await aGroup();
      // Some at once: what each of them decides may be changed by the others.
      for (let done = 0; done < steps.length; done += atOnce)
        await Promise.all(steps.slice(done, done + atOnce).map((each) => doStep(group, each)));
      expect(await mixed()).toEqual([]);
    });
    await fc.assert(walks, { seed, numRuns: Math.ceil(calls / callsOfGroup), endOnFailure: true });
    // The walk went somewhere.
    expect(await between(false)).toBeGreaterThan(0);
    expect(await between(true)).toBeGreaterThan(0);
  },
  60_000 + calls * 60,
);
