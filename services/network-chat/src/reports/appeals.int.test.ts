import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { accountDeleted, contactChanged } from '@sidework/contracts/identity/events';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import * as appeals from '@sidework/contracts/network-chat/appeals';
import { appealGranted, moderationDecided } from '@sidework/contracts/network-chat/events';
import { listMessages } from '@sidework/contracts/network-chat/messages';
import { listNotifications } from '@sidework/contracts/network-chat/notifications';
import * as api from '@sidework/contracts/network-chat/reports';
import { getToday } from '@sidework/contracts/network-chat/today';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFamily, aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';
import { gatherOwnData } from '../own-data/gather-own-data.ts';

const service = testNetworkChat();
let ada: Actor;
let bob: Actor;
let first: Actor;
let other: Actor;
let messageId: string;

beforeEach(async () => {
  await service.sql`delete from reports`;
  await service.sql`delete from needs`;
  ada = await service.person({}, { fullName: 'Ada Example' });
  bob = await service.person({}, { fullName: 'Bob Builder' });
  [first, other] = [await aModerator(), await aModerator()];
  await anOpenConversation(service.db, ada, bob);
  messageId = (await aMessage(service.db, { from: bob, to: ada, content: 'Pay me in cash' })).id;
});

const aModerator = () => service.person({ roles: ['moderator'], aal: 'aal2' });
const send = async (by: Actor, endpoint: Endpoint, args: object = {}) => {
  const reply = await service.as(by).call(endpoint, args);
  return reply.statusCode < 400 ? reply.statusCode : `${reply.statusCode} ${reply.json().code}`;
};

async function decided(decision: api.ReportDecision, thing = 'message', subjectId = messageId) {
  const body = { thing, subjectId, reason: 'scam' };
  const { id } = (await service.as(ada).call(api.sendReport, { body })).json();
  const reason = 'It is not allowed here';
  const params = { reportId: id };
  expect(await send(first, api.decideReport, { params, body: { decision, reason } })).toBe(200);
  return id as string;
}
const newsOf = async (by: Actor) =>
  (await service.as(by).call(listNotifications)).json().items as { kind: string; path: string }[];
const tokenIn = (text: string | undefined) => /\/appeal#(\S+)/.exec(text ?? '')?.[1] ?? '';
const ownToken = async (by: Actor) => tokenIn((await newsOf(by))[0]?.path);
const visitor = () => service.bearing('');
const look = async (token: string) =>
  (await visitor().call(appeals.lookAtAppeal, { body: { token } })).json();
const appeal = async (token: string, statement = 'It was a joke') => {
  const reply = await visitor().call(appeals.sendAppeal, { body: { token, statement } });
  return reply.statusCode < 400 ? reply.statusCode : `${reply.statusCode} ${reply.json().code}`;
};
const answer = (by: Actor, reportId: string, outcome: api.AppealOutcome) =>
  send(by, appeals.decideAppeal, { params: { reportId }, body: { outcome, reason: 'We looked' } });
const appealed = async (by: Actor) =>
  (await service.as(by).call(api.listReports, { query: { state: 'appealed' } })).json().items;
const mailsTo = (recipient: string) =>
  service.sql<
    { body_text: string }[]
  >`select body_text from mail_queue where recipient = ${recipient}`;
const last = async (type: Parameters<typeof service.emitted>[0]) =>
  (await service.emitted(type)).at(-1)?.data;

describe('the person whose words were hidden', () => {
  it('reads why by the link, appeals once, and nothing tells who reported it', async () => {
    await decided('hidden');
    const token = await ownToken(bob);
    expect(await look(token)).toMatchObject({
      decision: 'hidden',
      excerpt: 'Pay me in cash',
      reason: 'It is not allowed here',
      words: null,
    });
    expect(JSON.stringify(await look(token))).not.toContain('Ada');
    expect([await appeal(token), await appeal(token)]).toEqual([200, '409 already_appealed']);
    expect(await appealed(other)).toMatchObject([{ appeal: { words: 'It was a joke' } }]);
    const { items } = (await service.as(other).call(getToday)).json();
    expect(items).toMatchObject([{ kind: 'appeal_waits' }]);
  });

  it('appeals once, however often it is sent at the same time', async () => {
    await decided('hidden');
    const token = await ownToken(bob);
    const answers = await Promise.all(['One', 'Two', 'Three'].map((words) => appeal(token, words)));
    expect(answers.toSorted()).toEqual([200, '409 already_appealed', '409 already_appealed']);
  });

  it('gets them back once another moderator agrees', async () => {
    const id = await decided('hidden');
    await appeal(await ownToken(bob));
    expect(await answer(first, id, 'granted')).toBe('403 own_decision');
    expect(await answer(other, id, 'granted')).toBe(200);
    const [shown] = (
      await service.as(ada).call(listMessages, { params: { personId: bob.id } })
    ).json().items;
    expect(shown).toMatchObject({ content: 'Pay me in cash', isHidden: false });
    expect((await newsOf(bob)).map(({ kind }) => kind)).toEqual([
      'appeal_decided',
      'content_hidden',
    ]);
    expect(await appealed(other)).toEqual([]);
    expect(await last(appealGranted.type)).toMatchObject({ reportId: id, decision: 'hidden' });
    expect(await last(moderationDecided.type)).toMatchObject({
      decision: 'appeal_granted',
      moderatorId: other.id,
      personId: bob.id,
      subjectId: messageId,
    });
  });

  it('does not get them back where the decision stands', async () => {
    const id = await decided('hidden');
    const token = await ownToken(bob);
    await appeal(token);
    const before = (await service.emitted(appealGranted.type)).length;
    expect([await answer(other, id, 'refused'), await answer(other, id, 'granted')]).toEqual([
      200,
      '409 no_appeal_waits',
    ]);
    expect(await look(token)).toMatchObject({ outcome: 'refused', outcomeReason: 'We looked' });
    expect(await service.emitted(appealGranted.type)).toHaveLength(before);
  });

  it('is no moderator of their own appeal', async () => {
    bob = await aModerator();
    await anOpenConversation(service.db, ada, bob);
    messageId = (await aMessage(service.db, { from: bob, to: ada, content: 'Mine' })).id;
    const id = await decided('hidden');
    await appeal(await ownToken(bob));
    expect(await appealed(bob)).toEqual([]);
    expect(await answer(bob, id, 'granted')).toBe('403 own_report');
  });

  it.each(['x', `${randomUUID()}.${'a'.repeat(22)}`])(
    'alone holds a link: %s opens nothing',
    async (token) => {
      await decided('hidden');
      expect([(await look(token)).code, await appeal(token)]).toEqual([
        'appeal_link_invalid',
        '404 appeal_link_invalid',
      ]);
    },
  );

  it('has no link where they were warned', async () => {
    await decided('warned');
    expect(await ownToken(bob)).toBe('');
  });
});

describe('a suspended person', () => {
  const anAddressOf = async ({ id }: Actor) => {
    const email = `${randomUUID()}@example.com`;
    await service.receive(contactChanged, { id, email, phone: null });
    return email;
  };

  it('appeals by the link in a mail, and gets the answer by mail', async () => {
    const address = await anAddressOf(bob);
    const id = await decided('suspended', 'person', bob.id);
    const [mail] = await mailsTo(address);
    expect(mail?.body_text).toContain('It is not allowed here');
    expect(await appeal(tokenIn(mail?.body_text))).toBe(200);
    expect(await answer(other, id, 'granted')).toBe(200);
    expect(await last(appealGranted.type)).toMatchObject({
      decision: 'suspended',
      personId: bob.id,
      moderatorId: other.id,
    });
    expect(await mailsTo(address)).toHaveLength(2);
  });

  it('who is a child has guardians, who get the mail', async () => {
    const { child, guardian } = await aFamily(service, 'Mia K.');
    const [own, guardians] = [await anAddressOf(child), await anAddressOf(guardian)];
    await decided('suspended', 'person', child.id);
    expect([await mailsTo(own), await mailsTo(guardians)]).toEqual([[], [expect.anything()]]);
  });
});

describe('appeals among the own data', () => {
  const decisionsOf = async ({ id }: Actor) => {
    const files = await gatherOwnData(service.db, id);
    const rows: unknown[] = [];
    const { rows: kept = [] } = files.find(({ name }) => name === 'decisions.json') ?? {};
    for await (const row of kept) rows.push(row);
    return rows;
  };
  const erase = async ({ id }: Actor) => {
    await service.receive(accountDeleted, { id });
    await service.doPersonTasks();
  };

  it('are the decision, the own words and the answer, and nothing of the reporter', async () => {
    await decided('dismissed');
    expect(await decisionsOf(bob)).toEqual([]);
    const id = await decided('hidden');
    await appeal(await ownToken(bob));
    await answer(other, id, 'refused');
    const [row] = await decisionsOf(bob);
    expect(row).toMatchObject({
      about: 'message',
      yourWords: 'Pay me in cash',
      decision: 'hidden',
      reason: 'It is not allowed here',
      appeal: { statement: 'It was a joke', outcome: 'refused', reason: 'We looked' },
    });
    for (const foreign of ['Ada', ada.id, first.id, other.id])
      expect(JSON.stringify(row)).not.toContain(foreign);
    expect(await decisionsOf(ada)).toEqual([]);
  });

  it('go with the account: the words, what waits for moderators, and the link', async () => {
    const id = await decided('hidden');
    const token = await ownToken(bob);
    await appeal(token);
    await erase(bob);
    const [kept] = await service.sql`select decision, appeal, appealed_at from reports`;
    expect(kept).toEqual({ decision: 'hidden', appeal: null, appealed_at: null });
    expect([await appealed(other), await answer(other, id, 'granted')]).toEqual([
      [],
      '409 no_appeal_waits',
    ]);
    expect((await service.as(other).call(getToday)).json().items).toEqual([]);
    expect([(await look(token)).code, await appeal(token)]).toEqual([
      'appeal_link_invalid',
      '404 appeal_link_invalid',
    ]);
  });

  it('keep their answer once the words are gone', async () => {
    const id = await decided('hidden');
    await appeal(await ownToken(bob));
    await answer(other, id, 'granted');
    await erase(bob);
    const query = { state: 'decided' } as const;
    const { items } = (await service.as(other).call(api.listReports, { query })).json();
    expect(items).toMatchObject([{ id, appeal: { words: '', outcome: 'granted' } }]);
  });
});
