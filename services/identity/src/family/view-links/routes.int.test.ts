import { randomUUID } from 'node:crypto';
import { keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import * as api from '@sidework/contracts/identity/family/view-links';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testIdentity } from '../../../test/builders.ts';
import { aConsent } from '../../../test/consents.ts';
import { dataExports } from '../../exports/table.ts';
import { consents } from '../consents/table.ts';
import { makeViewLink } from './make-view-link.ts';
import type { Viewed } from './token.ts';

const service = testIdentity();
const words = Buffer.from('%PDF-1.7 signed by Grace');

async function aStoredFile(contentType: string) {
  const key = randomUUID();
  const file = { kind: 'file', ownerId: null, key, body: words, contentType };
  await storeObject(service.deps, file);
  await service.db.transaction((tx) => keepObject(tx, key));
  return key;
}

async function aForm(contentType = 'application/pdf'): Promise<Viewed> {
  const formKey = await aStoredFile(contentType);
  const consent = aConsent({ method: 'signed_form', status: 'pending', formKey });
  await service.db.insert(consents).values(consent);
  return { kind: 'consent-form', id: consent.id };
}

async function anExport(given: Partial<typeof dataExports.$inferInsert> = {}): Promise<Viewed> {
  const id = randomUUID();
  const [userId, at] = [randomUUID(), new Date()];
  await service.db.insert(dataExports).values({
    id,
    userId,
    requestedBy: userId,
    state: 'ready',
    requestedAt: at,
    expiresAt: new Date(at.getTime() + 86_400_000),
    objectKey: await aStoredFile('application/zip'),
    ...given,
  });
  return { kind: 'export', id };
}

const linkTo = (viewed: Viewed, secondsAgo = 0) =>
  makeViewLink(
    { ...service.deps, now: () => new Date(service.deps.now().getTime() - secondsAgo * 1000) },
    viewed,
  );
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const open = (link: string) =>
  service.visitor.call(api.openViewLink, { params: { token: tokenOf(link) } });

describe('GET /f/:token', () => {
  it('gives a signed form to be looked at, and to be kept nowhere [D-95]', async () => {
    const link = linkTo(await aForm());
    expect(link).toMatch(/^http:\/\/localhost:8081\/f\/[\w.-]{60,100}$/);
    const reply = await open(link);
    expect([reply.statusCode, reply.rawPayload]).toEqual([200, words]);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': `${words.length}`,
      'content-disposition': 'inline; filename="consent-form.pdf"',
      'cache-control': 'no-store',
    });
  });

  it('gives an export to be saved', async () => {
    const reply = await open(linkTo(await anExport()));
    expect([reply.statusCode, reply.rawPayload]).toEqual([200, words]);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="sidework-export.zip"');
  });

  it('shows nothing of a kind that a browser could run', async () => {
    const reply = await open(linkTo(await aForm('text/html')));
    expect(reply.headers['content-disposition']).toBe('attachment; filename="consent-form.bin"');
  });

  it('opens for sixty seconds and not longer', async () => {
    const form = await aForm();
    const replies = await Promise.all([55, 61].map((seconds) => open(linkTo(form, seconds))));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    expect(replies[1]?.json()).toMatchObject({ code: 'link_expired' });
  });

  it.each<[string, () => Promise<string>]>([
    ['to what never was', async () => linkTo({ kind: 'export', id: randomUUID() })],
    [
      'to a consent without a form',
      async () => {
        const form = await aForm();
        await service.db.update(consents).set({ formKey: null }).where(eq(consents.id, form.id));
        return linkTo(form);
      },
    ],
    [
      'to a form that is being removed',
      async () => {
        const form = await aForm();
        await service.sql`
          update stored_objects set state = 'removing'
          where key = (select form_key from consents where id = ${form.id})`;
        return linkTo(form);
      },
    ],
    ['to an export of long ago', async () => linkTo(await anExport({ expiresAt: new Date() }))],
    ['to an export under way', async () => linkTo(await anExport({ state: 'gathering' }))],
    ['under another kind', async () => linkTo({ ...(await aForm()), kind: 'export' })],
    ['that was altered', async () => altered(linkTo(await aForm()))],
    ['without a signature', async () => linkTo(await aForm()).split('.')[0] ?? ''],
    ['with more behind it', async () => `${linkTo(await aForm())}.x`],
    ['of nothing', async () => 'x'],
  ])('answers a link %s like one that is over', async (_what, link) => {
    const reply = await open(await link());
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'link_expired']);
  });
});

/** The same link with a later end: of its last six bytes one is another. */
function altered(link: string): string {
  const [said = '', signature] = tokenOf(link).split('.');
  const claim = Buffer.from(said, 'base64url');
  claim.writeUInt8((claim.at(-1) ?? 0) ^ 1, claim.length - 1);
  return `http://localhost:8081/f/${claim.toString('base64url')}.${signature}`;
}
