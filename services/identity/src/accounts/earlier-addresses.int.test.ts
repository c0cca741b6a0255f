import { randomUUID } from 'node:crypto';
import * as api from '@sidework/contracts/identity/accounts/auth';
import { recover } from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import { describe, expect, it } from 'vitest';
import { aPassword, aPerson, testIdentity } from '../../test/builders.ts';

const service = testIdentity();

/** Creates a person whose address was stored before domains were kept in their own letters. */
async function anEarlierPerson() {
  const { id } = await aPerson(service);
  const name = `ada-${randomUUID()}`;
  const stored = `${name}@xn--mller-kva.example`;
  await service.sql`update users set email = ${stored}, email_confirmed_at = now() where id = ${id}`;
  return { id, stored, typed: `${name}@müller.example` };
}

const signIn = (email: string) =>
  service.visitor.call(api.issueToken, {
    query: { grant_type: 'password' },
    body: { email, password: aPassword },
  });

describe('an address that was stored as xn--', () => {
  it.each(['stored', 'typed'] as const)('signs its owner in as it is %s', async (way) => {
    const person = await anEarlierPerson();
    const reply = await signIn(person[way]);
    expect([reply.statusCode, reply.json().user?.id]).toEqual([200, person.id]);
  });

  it('is not signed up with a second time', async () => {
    const { typed } = await anEarlierPerson();
    const body = { email: typed, password: aPassword };
    const reply = await service.visitor.call(api.signUp, { body });
    expect(reply.json().code).toBe('user_already_exists');
  });

  it('gets the mail for a new password', async () => {
    const { typed, stored } = await anEarlierPerson();
    await service.visitor.call(recover, { body: { email: typed } });
    const mails = await service.sql`
      select 1 from mail_queue where recipient in (${typed}, ${stored})`;
    expect(mails).toHaveLength(1);
  });

  it('leaves the account of today first, where its owner signed up anew', async () => {
    const { typed } = await anEarlierPerson();
    const { id } = await aPerson(service);
    await service.sql`update users set email = ${typed} where id = ${id}`;
    expect((await signIn(typed)).json().user?.id).toBe(id);
  });
});
