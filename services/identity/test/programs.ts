import type { AddressInfo } from 'node:net';
import type { Caller } from '@sidework/chassis/testing/service';
import type { AuthUser } from '@sidework/contracts/identity/accounts/auth';
import * as api from '@sidework/contracts/identity/administration/auth-admin';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { serviceToken } from '../src/administration/programs/service-token.ts';
import { anEmail, aPassword, type TestIdentity } from './builders.ts';

const minutes = 60;

/** The token of a program that acts in an administrator's place. */
export const aProgramsToken = ({ deps }: TestIdentity) =>
  serviceToken(deps.config, minutes, new Date());

/** Starts listening and gives the URL. */
export async function urlOf({ app }: TestIdentity): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** A program with such a token. */
export const aProgram = async (service: TestIdentity): Promise<Caller> =>
  service.bearing(await aProgramsToken(service));

/** The same, with the client library as it is. */
export const anAdminClient = async (service: TestIdentity) =>
  new GoTrueAdminApi({
    url: await urlOf(service),
    headers: { Authorization: `Bearer ${await aProgramsToken(service)}` },
  });

/** Creates a person through a program; the address counts as confirmed. */
export async function aUserBy(program: Caller, given: Partial<api.NewUser> = {}) {
  const body = { email: anEmail(), password: aPassword, email_confirm: true, ...given };
  const reply = await program.call(api.createUser, { body });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<AuthUser>();
}
