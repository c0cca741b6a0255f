import { randomUUID } from 'node:crypto';
import { keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { openViewLink } from '@sidework/contracts/identity/family/view-links';
import * as api from '@sidework/contracts/identity/staff/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { aChildOf, aMemberOf, testIdentity } from '../../../test/builders.ts';
import { aConsent } from '../../../test/consents.ts';
import { aStaffMember, entriesAbout } from '../../../test/staff.ts';
import { consents } from '../../family/consents/table.ts';

const service = testIdentity();
let moderator: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  moderator = await aStaffMember(service, 'moderator');
});

async function aForm(hasFile = true) {
  const formKey = randomUUID();
  const file = {
    kind: 'consent-form',
    ownerId: null,
    key: formKey,
    contentType: 'application/pdf',
  };
  await storeObject(service.deps, { ...file, body: Buffer.from('%PDF signed') });
  await service.db.transaction((tx) => keepObject(tx, formKey));
  const consent = aConsent({
    method: 'signed_form',
    status: 'pending',
    formKey: hasFile ? formKey : null,
    childId: (await aChildOf(service)).id,
    guardianId: (await aMemberOf(service)).id,
  });
  await service.db.insert(consents).values(consent);
  return consent;
}

const ask = (consentId: string) =>
  moderator.caller.call(api.openConsentForm, {
    params: { consentId },
    body: { reason: 'to compare the names' },
  });

describe('POST /admin/consents/:consentId/form-link', () => {
  it('leads to the signed form, after who asked and why was kept [D-8, D-95]', async () => {
    const { id, childId } = await aForm();
    const { url } = (await ask(id)).json<{ url: string }>();
    expect((await entriesAbout(service, childId)).at(-1)).toMatchObject({
      action: 'consent_form_read',
      actor_id: moderator.id,
      reason: 'to compare the names',
      details: { consent_id: id },
    });
    const token = new URL(url).pathname.replace('/f/', '');
    const file = await service.visitor.call(openViewLink, { params: { token } });
    expect([file.statusCode, file.body]).toEqual([200, '%PDF signed']);
  });

  it.each<[string, () => Promise<string>]>([
    ['nobody’s consent', async () => randomUUID()],
    ['a consent without a form', async () => (await aForm(false)).id],
    ['what is no id', async () => 'x'],
  ])('finds none for %s', async (_what, whose) => {
    expect((await ask(await whose())).statusCode).toBe(404);
  });
});
