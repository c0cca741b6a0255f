import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  attachmentFile,
  linkAttachment,
  openAttachment,
  uploadAttachment,
} from '@sidework/contracts/network-chat/attachments';
import { blockPerson } from '@sidework/contracts/network-chat/conversations';
import { listMessages, sendMessage } from '@sidework/contracts/network-chat/messages';
import {
  decideReport,
  linkReportedFile,
  sendReport,
} from '@sidework/contracts/network-chat/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';
import { discardUnsentJob } from './discard-unsent.ts';

const service = testNetworkChat();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let ada: Actor;
let ben: Actor;
beforeEach(async () => {
  ada = await service.person({}, { fullName: 'Ada Example' });
  ben = await service.person({}, { fullName: 'Ben Example' });
  await anOpenConversation(service.db, ada, ben);
});

const upload = (by: Actor, body = pdf, name = 'Plan of the house.pdf', type = 'application/pdf') =>
  service.as(by).call(uploadAttachment, {
    query: { name },
    body: body as never,
    headers: { 'content-type': type },
  });
const uploaded = async (by = ada): Promise<string> => {
  const reply = await upload(by);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().id;
};
const send = (by: Actor, to: Actor, attachmentIds: string[], more: object = {}) =>
  service
    .as(by)
    .call(sendMessage, { body: { receiverId: to.id, content: '', attachmentIds, ...more } });
const link = (by: Actor, attachmentId: string, isDownload = false) =>
  service.as(by).call(linkAttachment, { params: { attachmentId }, body: { isDownload } });
const open = (url: string) =>
  service.visitor.call(openAttachment, { params: { token: url.slice(url.lastIndexOf('/') + 1) } });

describe('a file of a message', () => {
  it('is scanned, sent without words, listed for both, and opened by a link', async () => {
    const id = await uploaded();
    const sent = await send(ada, ben, [id]);
    expect(sent.statusCode, sent.body).toBe(201);
    const attachments = [
      { id, name: 'Plan of the house.pdf', contentType: 'application/pdf', size: pdf.length },
    ];
    expect(sent.json()).toMatchObject({ content: '', fileCount: 1, attachments });
    const [listed] = (
      await service.as(ben).call(listMessages, { params: { personId: ada.id } })
    ).json().items;
    expect(listed.attachments).toEqual(attachments);
    const { url } = (await link(ben, id)).json();
    const file = await open(url);
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; .*Plan%20of%20the%20house\.pdf$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(
      (await open(url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')))).statusCode,
    ).toBe(404);
  });

  it('is drawn again where it is a picture', async () => {
    const reply = await upload(ada, png, 'kitchen.png', 'image/png');
    expect(reply.json()).toMatchObject({ name: 'kitchen.webp', contentType: 'image/webp' });
  });

  it.each([
    ['no PDF', Buffer.from('Hello'), 'upload_unreadable'],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'upload_unreadable'],
  ])('is refused where it is %s, and says why', async (_, body, code) => {
    expect((await upload(ada, body)).json()).toMatchObject({ code });
  });

  it('is refused as any other type and over its size', async () => {
    expect((await upload(ada, pdf, 'a.html', 'text/html')).statusCode).toBe(400);
    const large = Buffer.alloc(attachmentFile.maxBytes + 1);
    expect((await upload(ada, large)).statusCode).toBe(413);
  });

  it('goes with one message of its uploader, once', async () => {
    const id = await uploaded();
    expect((await send(ben, ada, [id])).json()).toMatchObject({ code: 'attachment_gone' });
    expect((await send(ada, ben, [randomUUID()])).json()).toMatchObject({
      code: 'attachment_gone',
    });
    const messageId = randomUUID();
    const both = await Promise.all([
      send(ada, ben, [id], { id: messageId }),
      send(ada, ben, [id], { id: messageId }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await send(ada, ben, [id])).json()).toMatchObject({ code: 'attachment_gone' });
    expect((await send(ada, ben, [])).statusCode).toBe(400);
  });

  it('is opened by its two people alone, until a block or a moderator closes it', async () => {
    const stranger = await service.person();
    const id = await uploaded();
    expect((await link(ben, id)).statusCode).toBe(404);
    const { id: messageId } = (await send(ada, ben, [id])).json();
    expect((await link(stranger, id)).statusCode).toBe(404);
    const { url } = (await link(ada, id)).json();
    await service.sql`update messages set hidden_at = now() where id = ${messageId}`;
    expect((await open(url)).statusCode).toBe(404);
    expect((await link(ben, id)).statusCode).toBe(404);
    const other = await uploaded();
    await send(ada, ben, [other]);
    await service.as(ada).call(blockPerson, { params: { personId: ben.id } });
    expect((await link(ben, other)).statusCode).toBe(404);
  });

  it('is opened by a moderator while a report of one of its two people waits', async () => {
    const staff = await service.person({ roles: ['moderator'], aal: 'aal2' });
    const [id, alien] = [await uploaded(), await uploaded()];
    const { id: subjectId } = (await send(ada, ben, [id])).json();
    const body = { thing: 'message', subjectId, reason: 'unsafe' };
    const { id: reportId } = (await service.as(ben).call(sendReport, { body })).json();
    const look = (attachmentId: string, by = staff) =>
      service.as(by).call(linkReportedFile, { params: { reportId, attachmentId } });
    expect((await open((await look(id)).json().url)).statusCode).toBe(200);
    expect((await look(alien)).statusCode).toBe(404);
    expect((await look(id, ada)).statusCode).toBe(403);
    const looks = await service.sql`
      select child_id from access_log where actor_id = ${staff.id} and what = 'messages_read'`;
    expect(looks.map((row) => row.child_id).toSorted()).toEqual([ada.id, ben.id].toSorted());
    const decided = { decision: 'dismissed', reason: 'A plan of a house.' };
    await service.as(staff).call(decideReport, { params: { reportId }, body: decided });
    expect((await look(id)).statusCode).toBe(409);
  });

  it('comes neither from a stranger, nor to or from a child [D-117]', async () => {
    const stranger = await service.person();
    const [id, own] = [await uploaded(), await uploaded(stranger)];
    expect((await send(stranger, ben, [own])).json()).toMatchObject({
      code: 'files_need_conversation',
    });
    const child = await service.person({ accountType: 'sidework_kids' });
    expect((await upload(child)).statusCode).toBe(403);
    expect((await send(ada, child, [id])).statusCode).toBe(403);
    await service.sql`update people set account_type = 'sidework_kids' where id in (${ada.id}, ${ben.id})`;
    expect((await send(ada, ben, [id])).statusCode).toBe(403);
  });

  it('that no message takes is removed after a day', async () => {
    const [old, sent] = [await uploaded(), await uploaded()];
    await send(ada, ben, [sent]);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    await discardUnsentJob.run(
      { ...service.deps, now: () => tomorrow },
      new AbortController().signal,
    );
    const rows =
      await service.sql`select id from message_attachments where uploader_id = ${ada.id}`;
    expect(rows.map(({ id }) => id)).toEqual([sent]);
    expect((await send(ada, ben, [old])).json()).toMatchObject({ code: 'attachment_gone' });
  });
});
