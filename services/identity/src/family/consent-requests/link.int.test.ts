import { randomUUID } from 'node:crypto';
import * as api from '@sidework/contracts/identity/family/consents';
import { askParent } from '@sidework/contracts/identity/kids/kids';
import { describe, expect, it } from 'vitest';
import { aChildOf, aMemberOf, inEvenTime, testIdentity } from '../../../test/builders.ts';
import {
  aChildWithLink,
  aConsentForm,
  aFamily,
  agree,
  at,
  codeFor,
  consentLinkTo,
  type Person,
} from '../../../test/kids.ts';
import { forgetChild } from '../../deletion/forget-child.ts';
import { forgetOldRequests } from './queries.ts';

const service = testIdentity();
const hour = 3_600_000;

type Family = Awaited<ReturnType<typeof aChildWithLink>>;
const look = (link: object) => service.visitor.call(api.lookAtConsentRequest, { body: link });
const use = async (guardian: Person, link: object, childId: string, given = {}) =>
  guardian.caller.call(api.useConsentRequest, {
    body: { ...link, ...(await codeFor(service, guardian, link)), ...aConsentForm(childId, given) },
  });
const later = (hours: number) => new Date(service.deps.now().getTime() + hours * hour);

/** Links that do not count, or never did. */
const worthless: [string, (family: Family, guardian: Person) => Promise<object>][] = [
  ['that nobody was sent', async () => ({ requestId: randomUUID(), token: 'a'.repeat(43) })],
  ['that is no link', async () => ({ requestId: 'none', token: '' })],
  ['with another token', async ({ link }) => ({ ...link, token: `${link.token.slice(1)}A` })],
  ['with another id', async ({ link }) => ({ ...link, requestId: randomUUID() })],
  [
    'with the id of another child’s request',
    async ({ link }) => ({ ...link, requestId: (await aChildWithLink(service)).link.requestId }),
  ],
  [
    'that was used',
    async (family, guardian) => {
      await agree(service, guardian, family, { method: 'admin_review' });
      return family.link;
    },
  ],
  [
    'that a newer one took the place of',
    async ({ child, link }) => {
      expect((await child.caller.call(askParent)).statusCode).toBe(200);
      return link;
    },
  ],
];

describe('a link to a parent', () => {
  it('says whom it is about, as often as it is asked, and is not used up by it [1.7-8]', async () => {
    const { child, link } = await aChildWithLink(service);
    for (const _time of [1, 2, 3]) {
      const reply = await look(link);
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        {
          childId: child.id,
          childName: 'Kim Y.',
          expiresAt: expect.any(String),
          policyVersion: api.consentPolicyVersion,
        },
      ]);
    }
    const [kept] = await service.sql`select * from consent_requests where id = ${link.requestId}`;
    expect(kept).toMatchObject({ used_at: null, reserved_at: null });
    expect(JSON.stringify(kept)).not.toContain(link.token);
  });

  it.each(['/consent-requests/look', '/consent-requests/use', '/guardian/consent'])(
    'is used up by no GET of %s [1.7-8]',
    async (url) => {
      const { link } = await aChildWithLink(service);
      const query = { request: link.requestId, requestId: link.requestId, token: link.token };
      const reply = await service.app.inject({ method: 'GET', url, query });
      expect(reply.statusCode).toBe(404);
      expect((await look(link)).statusCode).toBe(200);
    },
  );

  it.each(worthless)('%s is answered as any other that does not count [1.7-8]', async (_, make) => {
    const family = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const link = await make(family, guardian);
    const { given, ms } = await inEvenTime(service, async () => [
      await look(link),
      await use(guardian, link, family.child.id),
    ]);
    expect(ms).toBeGreaterThan(2 * 140);
    for (const reply of given) {
      const { requestId: _own, ...body } = reply.json();
      expect([reply.statusCode, body]).toEqual([
        404,
        {
          code: 'consent_link_invalid',
          message:
            'This link is no longer valid. Ask your child to send a new one from their profile.',
        },
      ]);
    }
  });

  it('counts for 72 hours and no longer [1.7-8] [D-5]', async () => {
    const { child, link } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    expect((await at(service, later(71.99), () => look(link))).statusCode).toBe(200);
    await at(service, later(72), async () => {
      expect((await look(link)).json()).toMatchObject({ code: 'consent_link_invalid' });
      expect((await use(guardian, link, child.id)).json().code).toBe('consent_link_invalid');
    });
  });

  it('is for its own child, and stays so after it was tried for another one [1.7-8]', async () => {
    const { child, link } = await aChildWithLink(service);
    const other = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const reply = await use(guardian, link, other.child.id);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'consent_link_invalid']);
    expect((await use(guardian, link, child.id)).statusCode).toBe(201);
    expect(await service.sql`select 1 from consents where child_id = ${other.child.id}`).toEqual(
      [],
    );
  });

  it('is used once by 200 who use it at the same time, always [1.7-8] [SEC-23]', async () => {
    const { child, parentEmail, link } = await aChildWithLink(service);
    const guardians = await Promise.all([1, 2, 3, 4].map(() => aMemberOf(service)));
    await service.sql`update users set email = ${parentEmail} where id = ${guardians[0]?.id ?? ''}`;
    // The others have the code, which may be tried five times.
    const code = await codeFor(service, guardians[1] as Person, link);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, turn) => {
        const guardian = guardians[turn % 50 === 0 ? 1 + ((turn / 50) % 3) : 0] as Person;
        const form = aConsentForm(child.id, { method: turn % 2 === 0 ? 'card' : 'admin_review' });
        return guardian.caller.call(api.useConsentRequest, {
          body: { ...link, ...code, ...form },
        });
      }),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(199);
    expect(await service.sql`select 1 from consents where child_id = ${child.id}`).toHaveLength(1);
  });

  describe('opened with an account of another address', () => {
    const wrong = ({ code = '' }) => ({
      code: String((Number(code) + 1) % 1_000_000).padStart(6, '0'),
    });
    const useWith = (guardian: Person, { child, link }: Family, given: object) =>
      guardian.caller.call(api.useConsentRequest, {
        body: { ...link, ...aConsentForm(child.id), ...given },
      });

    it('counts for nothing without the code that goes to the mailed address', async () => {
      const family = await aChildWithLink(service);
      const guardian = await aMemberOf(service);
      const bare = await useWith(guardian, family, {});
      expect([bare.statusCode, bare.json().code]).toEqual([403, 'consent_code_needed']);
      const sent = await guardian.caller.call(api.sendConsentCode, { body: family.link });
      expect(sent.json()).toEqual({ sentTo: 'g•••@e•••.com' });
      const code = await codeFor(service, guardian, family.link);
      const refused = await useWith(guardian, family, wrong(code));
      expect([refused.statusCode, refused.json().fields]).toEqual([
        400,
        { code: 'This code is wrong or no longer counts' },
      ]);
      expect((await useWith(guardian, family, code)).statusCode).toBe(201);
    });

    it('takes five tries of a code, the right one too', async () => {
      const family = await aChildWithLink(service);
      const guardian = await aMemberOf(service);
      const code = await codeFor(service, guardian, family.link);
      for (const _try of [1, 2, 3, 4, 5])
        expect((await useWith(guardian, family, wrong(code))).statusCode).toBe(400);
      expect((await useWith(guardian, family, code)).statusCode).toBe(429);
    });

    it('takes a code for 15 minutes', async () => {
      const family = await aChildWithLink(service);
      const guardian = await aMemberOf(service);
      const code = await codeFor(service, guardian, family.link);
      await at(service, later(0.26), async () => {
        expect((await useWith(guardian, family, code)).statusCode).toBe(400);
      });
    });

    it('needs no code for who has the mailed address', async () => {
      const family = await aChildWithLink(service);
      const guardian = await aMemberOf(service);
      await service.sql`update users set email = ${family.parentEmail} where id = ${guardian.id}`;
      const sent = await guardian.caller.call(api.sendConsentCode, { body: family.link });
      expect(sent.json()).toEqual({ sentTo: null });
      expect((await useWith(guardian, family, {})).statusCode).toBe(201);
    });
  });

  it('is mailed five times a day for a child, and the last one counts [1.7-8]', async () => {
    const { child, parentEmail } = await aChildWithLink(service);
    for (const _time of [2, 3, 4, 5])
      expect((await child.caller.call(askParent)).statusCode).toBe(200);
    const refused = await child.caller.call(askParent);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'consent_links_exhausted']);
    expect((await look(await consentLinkTo(service, parentEmail))).statusCode).toBe(200);
    await at(service, later(24.01), async () => {
      expect((await child.caller.call(askParent)).statusCode).toBe(200);
    });
  });

  it('is mailed to one mailbox ten times a day, whoever names it, and how [1.7-8]', async () => {
    const mailbox = `grace-${randomUUID()}`;
    const asked = await Promise.allSettled(
      Array.from({ length: 16 }, (_, index) =>
        aChildOf(service, {
          parentEmail: `${mailbox}+${index}@${index % 2 === 0 ? 'gmail.com' : 'googlemail.com'}`,
        }),
      ),
    );
    const [refusal] = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(refusal.message).toContain('consent_links_exhausted');
    const mails = await service.sql`
      select 1 from mail_queue where recipient like ${`${mailbox}+%`}`;
    expect(mails).toHaveLength(10);
  });

  it('tells its parent what a click is, and nobody else of the child [1.7-11]', async () => {
    const { child, parentEmail, link } = await aChildWithLink(service);
    const [mail] = await service.sql<{ subject: string; text: string }[]>`
      select subject, body_text as text from mail_queue where recipient = ${parentEmail}`;
    expect(mail?.subject).toBe('A child asks for your consent at Sidework');
    expect(mail?.text).toContain(`/guardian/consent?request=${link.requestId}&token=${link.token}`);
    expect(mail?.text).toContain('Opening the link gives nothing.');
    expect(mail?.text).toContain('Kim Y. would like');
    for (const secret of ['Maria', 'Young', child.email]) expect(mail?.text).not.toContain(secret);
    expect(Buffer.from(link.token, 'base64url')).toHaveLength(32);
  });

  it('that was used is forgotten a month after it expired, and one that was not is kept', async () => {
    const [used, waits] = [await aFamily(service), await aChildWithLink(service)];
    await forgetOldRequests({ db: service.db, now: () => later(24 * 33 + 1) });
    const left = ({ child }: { child: Person }) =>
      service.sql`select 1 from consent_requests where child_id = ${child.id}`;
    expect([await left(used), await left(waits)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('goes with the child, and its mail with it, and no other one of the parent', async () => {
    const { child, parentEmail, link } = await aChildWithLink(service);
    const other = await aChildWithLink(service);
    await service.sql`
      update mail_queue set recipient = ${parentEmail} where recipient = ${other.parentEmail}`;
    await service.db.transaction((tx) => forgetChild(tx, child.id, service.deps.now()));
    const mails = await service.sql<{ body_text: string }[]>`
      select body_text from mail_queue where recipient = ${parentEmail}`;
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).not.toContain(link.requestId);
  });

  it('is nothing an adult can ask for', async () => {
    const reply = await (await aMemberOf(service)).caller.call(askParent);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });
});
