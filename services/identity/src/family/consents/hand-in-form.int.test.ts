import { randomUUID } from 'node:crypto';
import { uploadConsentForm } from '@sidework/contracts/identity/family/consents';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { aMemberOf, testIdentity } from '../../../test/builders.ts';
import { aChildWithLink, agree, type Person } from '../../../test/kids.ts';
import { lockChild } from '../children/lock-child.ts';
import { handIn as submitForm } from './consent.ts';
import { endConsents } from './end-consent.ts';
import { lockConsent, saveConsent } from './queries.ts';

const service = testIdentity();

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n');

/** A guardian whose consent waits for its form. */
async function whoSigns() {
  const family = await aChildWithLink(service);
  const guardian = await aMemberOf(service);
  const method = 'signed_form';
  const { consentId } = await agree(service, guardian, family, { method });
  return { guardian, consentId, child: family.child };
}

const handIn = (who: Person, consentId: string, body: Buffer, type = 'application/pdf') =>
  who.caller.call(uploadConsentForm, {
    params: { consentId },
    body,
    headers: { 'content-type': type },
  });

const formOf = async (consentId: string) => {
  const [row] = await service.sql<{ status: string; form_key: string | null }[]>`
    select status, form_key from consents where id = ${consentId}`;
  return row;
};
const bytesOf = async (key: string) => {
  const { body, contentType } = await service.deps.objects.get(key);
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part as Buffer);
  return { contentType, bytes: Buffer.concat(parts) };
};

describe('a signed form', () => {
  it('waits for staff from when it is handed in, where nobody else finds it [D-5]', async () => {
    const { guardian, consentId } = await whoSigns();
    const reply = await handIn(guardian, consentId, pdf);
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'pending']);
    const { form_key: key } = (await formOf(consentId)) ?? {};
    expect(key).toMatch(/^consent-forms\/[0-9a-f-]{36}$/);
    expect(await bytesOf(key ?? '')).toEqual({ contentType: 'application/pdf', bytes: pdf });
    const [object] = await service.sql`select state from stored_objects where key = ${key ?? ''}`;
    expect(object).toEqual({ state: 'kept' });
    const again = await handIn(guardian, consentId, pdf);
    expect([again.statusCode, again.json().code]).toEqual([409, 'consent_not_waiting']);
  });

  it('is kept, and waits for nobody, where the consent ends while it is handed in', async () => {
    const { guardian, consentId, child } = await whoSigns();
    const handedIn = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const handing = service.db.transaction(async (tx) => {
      const consent = await lockConsent(tx, consentId);
      await saveConsent(tx, consent, submitForm(consent, guardian.id, 'the-form'), new Date());
      handedIn.resolve();
      await mayCommit.promise;
    });
    await handedIn.promise;
    const ending = service.db.transaction(async (tx) => {
      const locked = await lockChild(tx, child.id);
      const revoked = { guardianId: guardian.id, revokedBy: guardian.id, at: new Date() };
      await endConsents(tx, locked, revoked);
    });
    await vi.waitUntil(
      async () => {
        const [waiting] = await service.sql`
          select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%consents%'`;
        return waiting !== undefined;
      },
      { timeout: 20_000 },
    );
    mayCommit.resolve();
    await Promise.all([handing, ending]);
    expect(await formOf(consentId)).toEqual({ status: 'revoked', form_key: 'the-form' });
    const told = (await service.emitted()).filter(({ data }) => data.subjectId === consentId);
    expect(told.map(({ type }) => type)).toEqual([
      'identity.need.raised.v1',
      'identity.need.met.v1',
    ]);
  });

  it.each(['image/jpeg', 'image/png'] as const)(
    'that is a photograph is drawn anew, and can still be read: %s',
    async (type) => {
      const { guardian, consentId } = await whoSigns();
      const page = sharp({
        create: { width: 900, height: 1200, channels: 3, background: 'white' },
      });
      const photo = page.withExif({ IFD0: { Artist: 'Grace of Elm Street' } });
      const body = await (type === 'image/png' ? photo.png() : photo.jpeg()).toBuffer();
      expect(body.includes('Elm Street')).toBe(true);
      expect((await handIn(guardian, consentId, body, type)).statusCode).toBe(200);
      const { form_key: key } = (await formOf(consentId)) ?? {};
      const kept = await bytesOf(key ?? '');
      expect(kept.contentType).toBe('image/webp');
      expect(kept.bytes.includes('Elm Street')).toBe(false);
      expect(await sharp(kept.bytes).metadata()).toMatchObject({ width: 900, height: 1200 });
    },
  );

  it.each([
    ['is no PDF', 'application/pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['is a PDF that was cut off', 'application/pdf', pdf.subarray(0, 20)],
    ['has something behind its end', 'application/pdf', Buffer.concat([pdf, Buffer.from('<b>')])],
    ['is no photograph', 'image/png', Buffer.from('GIF89a')],
  ])('is refused where it %s, and nothing is kept', async (_, type, body) => {
    const { guardian, consentId } = await whoSigns();
    const reply = await handIn(guardian, consentId, body, type);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'file_unreadable']);
    expect(await formOf(consentId)).toEqual({ status: 'waiting_for_form', form_key: null });
  });

  it('is refused where it is another kind of file, or too large', async () => {
    const { guardian, consentId } = await whoSigns();
    expect((await handIn(guardian, consentId, pdf, 'text/html')).statusCode).toBe(400);
    const large = Buffer.alloc(10 * 1_048_576 + 1, '%PDF-1.7');
    expect((await handIn(guardian, consentId, large)).statusCode).toBe(413);
  });

  it('is handed in by nobody but who agreed', async () => {
    const { consentId, child } = await whoSigns();
    for (const stranger of [await aMemberOf(service), child])
      for (const id of [consentId, randomUUID(), 'none']) {
        const reply = await handIn(stranger, id, pdf);
        expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
      }
    expect((await handIn({ caller: service.visitor } as Person, consentId, pdf)).statusCode).toBe(
      401,
    );
  });

  it('is taken ten times an hour of the same person, and says when to come again', async () => {
    const { guardian, consentId } = await whoSigns();
    for (let time = 1; time <= 10; time += 1)
      expect((await handIn(guardian, consentId, Buffer.from('none'))).statusCode).toBe(422);
    const reply = await handIn(guardian, consentId, pdf);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is kept once of two that are handed in at the same time, and the other one goes', async () => {
    const { guardian, consentId } = await whoSigns();
    const replies = await Promise.all([1, 2].map(() => handIn(guardian, consentId, pdf)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const states = await service.sql`
      select state from stored_objects where owner_id = ${guardian.id} order by state`;
    expect(states.map(({ state }) => state).slice(0, 1)).toEqual(['kept']);
    expect(states.filter(({ state }) => state === 'kept')).toHaveLength(1);
  });
});
