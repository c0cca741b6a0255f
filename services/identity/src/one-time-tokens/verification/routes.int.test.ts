import { createHash } from 'node:crypto';
import { startMailer } from '@sidework/chassis/jobs/mail';
import * as api from '@sidework/contracts/identity/accounts/auth';
import * as codes from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import { describe, expect, inject, it, vi } from 'vitest';
import { aPerson, mailedToken, sinceMail, testIdentity } from '../../../test/builders.ts';

const service = testIdentity();

const recover = (email: string) => service.visitor.call(codes.recover, { body: { email } });
const verify = (body: object, at = service) => at.visitor.call(codes.verify, { body });

async function aRecovery() {
  const person = await aPerson(service);
  await recover(person.email);
  return { ...person, token_hash: await mailedToken(service, person.email, 'recovery') };
}

/** The tables of the service that have `text` anywhere in a row. */
async function tablesNaming(text: string) {
  const { sql } = service;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`;
  const found = await Promise.all(
    tables.map(
      ({ name }) => sql`select 1 from ${sql(name)} t where strpos(t::text, ${text}) > 0 limit 1`,
    ),
  );
  return tables.flatMap(({ name }, at) => (found[at]?.length ? [name] : []));
}

describe('POST /verify', () => {
  it('gives a session for the link of a recovery', async () => {
    const { id, token_hash } = await aRecovery();
    const reply = await verify({ type: 'recovery', token_hash });

    expect(reply.json<api.AuthSession>().user.id).toBe(id);
  });

  it('uses a link once, also for many clicks at a time', async () => {
    const { token_hash } = await aRecovery();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => verify({ type: 'recovery', token_hash })),
    );

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403]);
    const again = await verify({ type: 'recovery', token_hash });
    expect(again.json()).toMatchObject({
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
  });

  it('refuses a link past its time', async () => {
    const { id, token_hash } = await aRecovery();
    await service.sql`update one_time_tokens set expires_at = now() where user_id = ${id}`;

    expect((await verify({ type: 'recovery', token_hash })).json().code).toBe('otp_expired');
  });

  it('refuses a link that a newer one has replaced', async () => {
    const { email, token_hash } = await aRecovery();
    await sinceMail(service, email, 60);
    await recover(email);

    expect((await verify({ type: 'recovery', token_hash })).statusCode).toBe(403);
  });

  it('refuses a link mailed before the password was changed', async () => {
    const { caller, token_hash } = await aRecovery();
    await caller.call(api.updateUser, { body: { password: 'another one' } });

    expect((await verify({ type: 'recovery', token_hash })).statusCode).toBe(403);
  });

  it('keeps a link in its mail until that is sent, and afterwards nothing but its hash', async () => {
    const { id, email, token_hash } = await aRecovery();
    expect(await tablesNaming(token_hash)).toEqual(['mail_queue']);

    const { sql, deps } = service;
    const stop = await startMailer(sql, inject('smtpUrl'), 'a@example.com', deps.log);
    await vi.waitFor(async () => {
      const [mail] = await sql`select sent_at from mail_queue where recipient = ${email}`;
      expect(mail?.sent_at).toBeTruthy();
    }, 10_000);
    await stop();

    expect(await tablesNaming(token_hash)).toEqual([]);
    const [kept] = await sql`select token_hash from one_time_tokens where user_id = ${id}`;
    expect(kept?.token_hash).toBe(createHash('sha256').update(token_hash).digest('hex'));
    expect((await verify({ type: 'recovery', token_hash })).statusCode).toBe(200);
  });

  it('takes a link for its own purpose only', async () => {
    const { token_hash } = await aRecovery();

    expect((await verify({ type: 'signup', token_hash })).statusCode).toBe(403);
  });

  it.each([
    ['no type', { token_hash: 'x' }, 400],
    ['an unknown type', { type: '__proto__', token_hash: 'x' }, 400],
    ['no token', { type: 'recovery' }, 400],
    ['an unknown token', { type: 'recovery', token_hash: 'x'.repeat(43) }, 403],
    ['a null character', { type: 'recovery', token_hash: '\u0000' }, 403],
  ])('refuses %s', async (_what, body, status) => {
    expect((await verify(body)).statusCode).toBe(status);
  });

  it('consumes nothing when a scanner asks for the head of a link', async () => {
    const { token_hash } = await aRecovery();
    const url = `/verify?type=recovery&token=${token_hash}`;

    expect((await service.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await verify({ type: 'recovery', token_hash })).statusCode).toBe(200);
  });
});
