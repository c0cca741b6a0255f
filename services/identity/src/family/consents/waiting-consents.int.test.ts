import { randomUUID } from 'node:crypto';
import * as api from '@sidework/contracts/identity/family/consents';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import { aMemberOf, testIdentity } from '../../../test/builders.ts';
import { aChildWithLink, agree, type Person } from '../../../test/kids.ts';
import { commandLine } from '../../audit/add-entry.ts';
import { rejectConsent } from './reject-consent.ts';

const service = testIdentity();

const kidOf = async (child: Person) => (await child.caller.call(getOwnProfile)).json().kids;

describe('a consent', () => {
  it('that waits is found again by who gave it, and by nobody else', async () => {
    const { child, parentEmail } = await aChildWithLink(service);
    const [guardian, other] = [await aMemberOf(service), await aMemberOf(service)];
    const given = { method: 'signed_form' };
    const { consentId: id } = await agree(service, guardian, { child, parentEmail }, given);
    await agree(service, other, await aChildWithLink(service));
    const listed = async (who: Person) => (await who.caller.call(api.listWaitingConsents)).json();
    expect(await listed(guardian)).toEqual({
      items: [
        {
          id,
          childName: 'Kim Y.',
          method: 'signed_form',
          permits: ['messaging', 'paid_work'],
          policyVersion: api.consentPolicyVersion,
          status: 'waiting_for_form',
          submittedAt: expect.any(String),
        },
      ],
    });
    expect(await listed(other)).toEqual({ items: [] });
    expect((await service.visitor.call(api.listWaitingConsents)).statusCode).toBe(401);
  });

  it('is told to who gave it whatever became of it, and is not there for anybody else', async () => {
    const { child, parentEmail } = await aChildWithLink(service);
    const [guardian, other] = [await aMemberOf(service), await aMemberOf(service)];
    const given = { method: 'signed_form', permits: ['messaging'] };
    const { consentId } = await agree(service, guardian, { child, parentEmail }, given);
    const ask = ({ caller }: Pick<Person, 'caller'>, id = consentId) =>
      caller.call(api.getOwnConsent, { params: { consentId: id } });
    const own = {
      id: consentId,
      childName: 'Kim Y.',
      method: 'signed_form',
      permits: ['messaging'],
      status: 'waiting_for_form',
      submittedAt: expect.any(String),
      policyVersion: api.consentPolicyVersion,
    };
    expect((await ask(guardian)).json()).toEqual(own);

    await service.sql`update consents set status = 'pending' where id = ${consentId}`;
    expect((await ask(guardian)).json()).toEqual({ ...own, status: 'pending' });
    await rejectConsent(service.deps, commandLine, consentId, 'It is not signed.');
    expect((await ask(guardian)).json()).toEqual({ ...own, status: 'rejected', childName: null });

    for (const reply of [await ask(other), await ask(child), await ask(guardian, randomUUID())])
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    expect((await ask({ caller: service.visitor })).statusCode).toBe(401);
  });

  it('by a signed form has its guardian mailed where the form is, and no other does', async () => {
    const formMailTo = async ({ email }: Person) => {
      const [mail] = await service.sql`
        select body_text from mail_queue where recipient = ${email} and subject like 'The form to sign%'`;
      return mail?.body_text;
    };
    const [signer, talker] = [await aMemberOf(service), await aMemberOf(service)];
    const family = await aChildWithLink(service);
    const method = 'signed_form';
    const { consentId } = await agree(service, signer, family, { method });
    expect(await formMailTo(signer)).toContain(`/guardian/consent-form?consent=${consentId}\n`);
    expect(await formMailTo(signer)).not.toMatch(/Kim|Young/);
    await agree(service, talker, await aChildWithLink(service), { method: 'admin_review' });
    expect(await formMailTo(talker)).toBeUndefined();
  });

  it.each([
    ['signed_form', 'waiting_for_form'],
    ['admin_review', 'pending'],
    ['card', null],
  ])('by %s is known to the child as long as it waits', async (method, waitingConsent) => {
    const { child, parentEmail } = await aChildWithLink(service);
    expect(await kidOf(child)).toMatchObject({ waitingConsent: null });
    const guardian = await aMemberOf(service);
    const { consentId } = await agree(service, guardian, { child, parentEmail }, { method });
    expect(await kidOf(child)).toMatchObject({ waitingConsent });
    if (!waitingConsent) return;
    await service.sql`update consents set status = 'pending' where id = ${consentId}`;
    expect(await kidOf(child)).toMatchObject({ waitingConsent: 'pending' });
    await rejectConsent(service.deps, commandLine, consentId, 'Nobody answered.');
    expect(await kidOf(child)).toMatchObject({ waitingConsent: null });
  });
});
