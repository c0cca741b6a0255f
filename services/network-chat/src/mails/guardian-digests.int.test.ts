import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { contactChanged, profileChanged } from '@sidework/contracts/identity/events';
import { setNotificationPreference } from '@sidework/contracts/network-chat/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConnection, aFamily, aHeldMessage } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';
import { queueGuardianDigests } from './queue-guardian-digests.ts';

const service = testNetworkChat();
type Family = Awaited<ReturnType<typeof aFamily>>;
let mia: Family;
let noah: Family;
let address: string;

beforeEach(async () => {
  await service.sql`delete from connections`;
  await service.sql`delete from held_messages`;
  await service.sql`delete from people`;
  mia = await aFamily(service, 'Mia K.');
  noah = await aFamily(service, 'Noah B.');
  address = await anAddressOf(mia.guardian);
});

async function anAddressOf({ id }: Actor) {
  const email = `${randomUUID()}@example.com`;
  await service.receive(contactChanged, { id, email, phone: null });
  return email;
}
const livesIn = ({ id }: Actor, timeZone: string) =>
  service.receive(
    profileChanged,
    {
      id,
      fullName: 'A guardian',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: 'client',
      accountType: 'client',
      roles: [],
      guardianIds: [],
      mayAct: true,
      completedServicesAsProfessional: 0,
      timeZone,
    },
    { sequence: 2 },
  );
const at = (moment: string) => new Date(`2026-11-${moment}Z`);
const sweep = (moment: string) => queueGuardianDigests({ ...service.deps, now: () => at(moment) });
const held = (moment: string, child = mia.child) =>
  aHeldMessage(service.db, { child, content: 'My number is 555 0100', at: at(moment) });
const connected = (moment: string, one = mia.child, other = noah.child) =>
  aConnection(service.db, { requester: one, receiver: other, answeredAt: at(moment) });
const mails = (to = address) => service.sql<{ subject: string; body_text: string }[]>`
  select subject, body_text from mail_queue where recipient = ${to} order by id`;

describe('the mail of a child’s day [1.7-6]', () => {
  it('names the child, its held messages and its new connections, and quotes nothing', async () => {
    await held('20T12:00');
    await held('20T13:00');
    await connected('20T14:00');
    expect(await sweep('20T23:05')).toBe(2);
    const [mail] = await mails();
    expect(mail?.subject).toBe('The day of a child you look after');
    expect(mail?.body_text).toContain(
      'News of your child Mia K.: 2 messages were not sent, since they tell how to reach someone; a new connection with Noah B.\n',
    );
    expect(mail?.body_text).toContain(`http://localhost:8080/guardian/children/${mia.child.id}`);
    // Without the link: an id can have these digits too.
    expect(mail?.body_text.replace(mia.child.id, '')).not.toContain('555');
  });

  it('comes at six in the evening where the guardian lives, with what happened until then', async () => {
    await livesIn(mia.guardian, 'Europe/Rome');
    await held('20T16:30');
    await held('20T17:30');
    await sweep('20T16:59');
    expect(await mails()).toEqual([]);
    await sweep('20T17:01');
    expect(await mails()).toMatchObject([{ body_text: expect.stringContaining('one message') }]);
    await sweep('21T16:59');
    expect(await mails()).toHaveLength(1);
    await sweep('21T17:01');
    expect(await mails()).toHaveLength(2);
  });

  it('comes once, however many instances look and however often', async () => {
    await held('20T12:00');
    await Promise.all([1, 2, 3, 4].map(() => sweep('20T23:05')));
    await sweep('22T23:05');
    expect(await mails()).toHaveLength(1);
  });

  it('tells each guardian of their own children, and nobody else', async () => {
    const others = await anAddressOf(noah.guardian);
    const own = await anAddressOf(mia.child);
    await held('20T12:00');
    await sweep('20T23:05');
    expect(
      [await mails(), await mails(others), await mails(own)].map(({ length }) => length),
    ).toEqual([1, 0, 0]);
  });

  it('is not sent where its guardian turned it off', async () => {
    await service
      .as(mia.guardian)
      .call(setNotificationPreference, { params: { kind: 'child_digest' }, body: { mail: false } });
    await held('20T12:00');
    await sweep('20T23:05');
    expect(await mails()).toEqual([]);
  });

  it('is not sent of a request that waits, nor of adults', async () => {
    await aConnection(service.db, { requester: mia.child, receiver: noah.child });
    await connected('20T12:00', await service.person(), await service.person());
    expect(await sweep('20T23:05')).toBe(0);
  });
});
