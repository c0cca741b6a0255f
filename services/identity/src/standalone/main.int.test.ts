import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anEmail, aPassword } from '../../test/builders.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', kid: 'of-the-file' };

function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return { child, said: () => said };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** As a program elsewhere signs one, which knows nothing of our issuer or audience. */
const signed = (claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: jwk.kid }).sign(privateKey);

describe('npm run profile -- --profile main', () => {
  let folder: string;
  let child: ChildProcess;
  let said: () => string;
  let port: number;
  const aClient = () =>
    new AuthClient({
      url: `http://localhost:${port}`,
      storageKey: anEmail(),
      autoRefreshToken: false,
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sidework-keys-'));
    const file = join(folder, 'keys.json');
    await writeFile(file, JSON.stringify([{ ...jwk, key_ops: ['sign', 'verify'] }]));
    port = await freePort();
    const args = ['--profile', 'main', '--port', String(port), '--keys', file];
    ({ child, said } = start(args));
    const ready = `identity main is ready at http://127.0.0.1:${port}\n`;
    await vi.waitFor(() => expect(said()).toBe(ready), { timeout: 110_000, interval: 100 });
  }, 120_000);

  afterAll(async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  it('leads to its provider without asking it', async () => {
    const query = 'provider=google&redirect_to=http://localhost:5173';
    const answer = await fetch(`http://127.0.0.1:${port}/authorize?${query}`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2/);
  });

  it('signs up at the root, with tokens of the key of the file', async () => {
    const client = aClient();
    const email = anEmail();
    const { data } = await client.signUp({ email, password: aPassword });
    const claims = await client.getClaims(data.session?.access_token);

    expect(claims.error).toBeNull();
    expect(claims.data?.header).toMatchObject({ alg: 'RS256', kid: jwk.kid });
    expect(claims.data?.claims).toMatchObject({ email, role: 'authenticated' });
  });

  it.each<[string, JWTPayload]>([
    ['service_role', { iss: 'elsewhere', role: 'service_role', exp: 4_102_444_800 }],
    ['supabase_admin', { sub: '1234567890', role: 'supabase_admin' }],
  ])('trusts a token of %s that others signed', async (_, claims) => {
    const headers = { Authorization: `Bearer ${await signed(claims)}` };
    const admin = new GoTrueAdminApi({ url: `http://localhost:${port}`, headers });
    const { data, error } = await admin.createUser({ email: anEmail(), password: aPassword });

    expect(error).toBeNull();
    expect((await admin.listUsers()).data.users.map(({ id }) => id)).toContain(data.user?.id);
  });

  it('trusts no other role, and no other key', async () => {
    const asked = (bearer: string) =>
      fetch(`http://localhost:${port}/admin/users`, {
        headers: { Authorization: `Bearer ${bearer}` },
      });

    expect((await asked(await signed({ role: 'anon' }))).status).toBe(403);
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const forged = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
      .sign(other);
    expect((await asked(forged)).status).toBe(403);
  });

  it('knows the code of the number for tests, and reaches no other', async () => {
    const client = aClient();
    await client.signUp({ email: anEmail(), password: aPassword });
    const enrolled = await client.mfa.enroll({ factorType: 'phone', phone: '+1234567890' });
    const verified = await client.mfa.challengeAndVerify({
      factorId: enrolled.data?.id ?? '',
      code: '123456',
    });

    expect(verified.error).toBeNull();
    const { error } = await aClient().signInWithOtp({ phone: '19735550100' });
    expect(error?.code).toBe('sms_send_failed');
  });

  it('lets pages of any origin ask, and read refusals', async () => {
    const preflight = await fetch(`http://localhost:${port}/user`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-client-info');
    const refused = await fetch(`http://localhost:${port}/user`);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')).toContain('link');
  });

  it('leaves a port that is taken to whoever has it, and ends', async () => {
    const args = ['--profile', 'disabled', '--port', String(port)];
    const second = start(args, { GOTRUE_JWT_SECRET: 'shared' });
    expect(await once(second.child, 'close')).toEqual([1, null]);
    expect(second.said()).toContain('address already in use');
  }, 120_000);

  it('ends in good order', async () => {
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect(fetch(`http://localhost:${port}/health`)).rejects.toThrow();
  });
});

/** The folder for the database of a running configuration. */
const places = process.getuid?.() === 0 ? '/var/tmp' : tmpdir();
const databasesOf = async ({ pid }: ChildProcess) =>
  (await readdir(places)).filter((name) => name.startsWith(`sidework-identity-${pid}-`));

/** The programs that work on the database of a configuration. */
async function programsIn(place: string, { pid }: ChildProcess): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'args=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes(join(place, `sidework-identity-${pid}-`)));
}

describe('npm run profile', () => {
  it('ends in good order while it still starts, and leaves nothing behind', async () => {
    const env = { GOTRUE_JWT_SECRET: 'shared' };
    const { child } = start(['--profile', 'disabled', '--port', String(await freePort())], env);
    const added = () => databasesOf(child);
    const isUp = async () =>
      access(join(places, (await added())[0] ?? 'none', 'data', 'postmaster.pid'));
    await vi.waitFor(isUp, { timeout: 100_000, interval: 5 });
    child.kill('SIGTERM');

    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await added()).toEqual([]);
    // A program that still made the database would bring its folder back.
    await vi.waitFor(async () => expect(await programsIn(places, child)).toEqual([]), 10_000);
    expect(await added()).toEqual([]);
  }, 120_000);

  it.each<[string, string[], Record<string, string>, string]>([
    ['a name that is none', ['--profile', 'other', '--port', '9899'], {}, 'NAME is one of main'],
    ['no port', ['--profile', 'disabled'], {}, 'Usage:'],
    ['no keys', ['--profile', 'main', '--port', '9899'], {}, '--keys FILE'],
    ['no file', ['--profile', 'main', '--port', '1', '--keys', '/none'], {}, 'cannot be read'],
    ['no secret', ['--profile', 'disabled', '--port', '9899'], {}, 'Set GOTRUE_JWT_SECRET'],
    [
      'production',
      ['--profile', 'disabled', '--port', '9899'],
      { NODE_ENV: 'production', GOTRUE_JWT_SECRET: 'shared' },
      'does not start with NODE_ENV=production',
    ],
  ])('does not start with %s, and says so', async (_, args, env, told) => {
    const { child, said } = start(args, env);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said()).toContain(told);
    expect(said()).not.toContain('    at ');
  });
});
