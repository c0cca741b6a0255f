import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { AuthClient } from '@supabase/auth-js';
import { anEmail, aPassword, type TestIdentity } from './builders.ts';

/** The client library as it is, on a device that keeps what it stores. */
export async function clientOf(
  service: TestIdentity,
  { flowType = 'implicit' }: { flowType?: 'implicit' | 'pkce' } = {},
) {
  const { server } = service.app;
  if (!server.listening) await service.app.listen({ host: '127.0.0.1', port: 0 });
  const kept = new Map<string, string>();
  return new AuthClient({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    storageKey: anEmail(),
    flowType,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}

export type Client = Awaited<ReturnType<typeof clientOf>>;

/** Signs up a person with an address and a password; addresses count as confirmed. */
export async function aMember(service: TestIdentity) {
  const client = await clientOf(service);
  const email = anEmail();
  const { data, error } = await client.signUp({ email, password: aPassword });
  if (error) throw error;
  if (!data.session) throw new Error('The sign-up gave no session.');
  return { client, email, id: data.session.user.id, session: data.session };
}

/** A number of an unused range; the client drops the plus sign. */
export const aPhone = () => `4915550${randomInt(1_000_000, 10_000_000)}`;

/** The newest message to an address, or to a number. */
export async function messageTo(service: TestIdentity, to: string) {
  const recipient = to.includes('@') ? to : `${to}@sms.sidework.local`;
  const [mail] = await service.sql<{ subject: string; text: string }[]>`
    select subject, body_text as text from mail_queue
    where recipient = ${recipient} order by id desc limit 1`;
  if (!mail) throw new Error(`Nothing was sent to ${to}.`);
  const { subject, text } = mail;
  const [address] = /http\S+/.exec(text) ?? [];
  // A code alone goes out without a link.
  const link = new URL(address ?? 'none:');
  const [code = ''] = /\b\d{6,10}\b/.exec(text.replaceAll(/http\S+/g, '')) ?? [];
  return { subject, text, link, tokenHash: link.searchParams.get('token_hash') ?? '', code };
}

export async function countMessagesTo(service: TestIdentity, to: string): Promise<number> {
  const recipient = to.includes('@') ? to : `${to}@sms.sidework.local`;
  const [row] = await service.sql<{ count: number }[]>`
    select count(*)::int as count from mail_queue where recipient = ${recipient}`;
  return row?.count ?? 0;
}

/** Another code than `code`. */
export const aWrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** Moves a person's messages into the past, as if that much time had gone by. */
export const sinceMessages = (service: TestIdentity, userId: string, seconds: number) =>
  service.sql`
    update users set
      confirmation_sent_at = confirmation_sent_at - ${seconds} * interval '1 second',
      recovery_sent_at = recovery_sent_at - ${seconds} * interval '1 second',
      magiclink_sent_at = magiclink_sent_at - ${seconds} * interval '1 second',
      text_sent_at = text_sent_at - ${seconds} * interval '1 second',
      email_change_sent_at = email_change_sent_at - ${seconds} * interval '1 second',
      phone_change_sent_at = phone_change_sent_at - ${seconds} * interval '1 second',
      reauthentication_sent_at = reauthentication_sent_at - ${seconds} * interval '1 second'
    where id = ${userId}`;

/** Moves a person's sign-ins into the past. */
export const sinceSignIn = (service: TestIdentity, userId: string, seconds: number) => service.sql`
  update sessions set
    created_at = created_at - ${seconds} * interval '1 second',
    amr = (
      select jsonb_agg(jsonb_set(each, '{timestamp}', to_jsonb((each->>'timestamp')::int - ${seconds}::int)))
      from jsonb_array_elements(amr) each)
  where user_id = ${userId}`;
