import { keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import {
  childDeletionPhrase,
  deleteChild,
  deleteOwnAccount,
  deletionPhrase,
} from '@sidework/contracts/identity/deletion/deletion';
import { beforeAll, describe, expect, it } from 'vitest';
import { testIdentity } from '../../../test/builders.ts';
import { aFamily, type Person } from '../../../test/kids.ts';
import { applyDueChanges } from '../due-changes/apply-due-changes.ts';
import { forgetOldConsents } from './forget-old-consents.ts';

const service = testIdentity();
const day = 86_400_000;

/** Runs the sweep as if that many years and days had passed. */
async function forgetIn(years: number, days: number) {
  const then = new Date(service.deps.now().getTime() + days * day);
  then.setUTCFullYear(then.getUTCFullYear() + years);
  await forgetOldConsents({ ...service.deps, now: () => then });
}
const consentsAbout = async ({ id }: Person) =>
  (await service.sql`select 1 from consents where child_id = ${id}`).length;

async function aSignedForm(child: Person) {
  const key = `consent-forms/${child.id}`;
  const body = Buffer.from('%PDF-1.7');
  const contentType = 'application/pdf';
  await storeObject(service.deps, { kind: 'consent-form', ownerId: null, key, body, contentType });
  await service.db.transaction((tx) => keepObject(tx, key));
  await service.sql`update consents set form_key = ${key} where child_id = ${child.id}`;
  return key;
}
const stateOf = async (key: string) =>
  (await service.sql`select state from stored_objects where key = ${key}`)[0]?.state;

describe('that a guardian agreed', () => {
  let deleted: Person;
  let guardian: Person;
  let form: string;
  let going: Person;
  beforeAll(async () => {
    going = (await aFamily(service)).child;
    const family = await aFamily(service);
    deleted = family.child;
    guardian = family.guardian;
    form = await aSignedForm(deleted);
    const params = { childId: deleted.id };
    const body = { confirmation: childDeletionPhrase };
    await guardian.caller.call(deleteChild, { params, body });
  });

  it('is kept for three years after the account ended [1.7-13]', async () => {
    await forgetIn(3, -1);
    expect(await consentsAbout(deleted)).toBe(1);
    expect(await stateOf(form)).toBe('kept');
  });

  it('and then forgotten, with the form that was signed [1.7-13]', async () => {
    await forgetIn(3, 1);
    expect(await consentsAbout(deleted)).toBe(0);
    expect(await stateOf(form)).toBe('removing');
  });

  it('is kept as long as the account goes on, also of who has grown up [1.7-13]', async () => {
    await forgetIn(30, 0);
    expect(await consentsAbout(going)).toBe(1);
    const grownUp = new Date(service.deps.now().getTime() + 5 * 366 * day);
    await applyDueChanges({ ...service.deps, now: () => grownUp });
    const body = { confirmation: deletionPhrase };
    expect((await going.caller.call(deleteOwnAccount, { body })).statusCode).toBe(204);
    await forgetIn(3, -1);
    expect(await consentsAbout(going)).toBe(1);
    await forgetIn(3, 1);
    expect(await consentsAbout(going)).toBe(0);
  });
});
