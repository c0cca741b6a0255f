import { runCommand } from '@sidework/chassis/operations/commands';
import * as api from '@sidework/contracts/identity/administration/auth-admin';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testIdentity } from '../../../test/builders.ts';
import { identity } from '../../app.ts';

const service = testIdentity();
const tell = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => tell.mockClear());
afterAll(() => tell.mockRestore());

const ask = (...args: string[]) =>
  runCommand(identity, service.deps.config, ['service-token', ...args]);
const told = () => tell.mock.calls.flat().join('\n');

describe('the command "service-token"', () => {
  it('prints a token that opens the administration for an hour, and nothing else', async () => {
    await ask();
    const { iat = 0, exp, ...claims } = decodeJwt(told());

    expect(exp).toBe(iat + 3600);
    expect(claims).toEqual({
      iss: service.deps.config.JWT_ISSUER,
      aud: 'sidework-administration',
      sub: 'service_role',
      role: 'service_role',
      scope: 'identity.admin',
    });
    expect((await service.bearing(told()).call(api.listUsers)).statusCode).toBe(200);
  });

  it('takes the minutes, up to a day', async () => {
    await ask('1440');
    const { iat = 0, exp = 0 } = decodeJwt(told());
    expect(exp - iat).toBe(86_400);
  });

  it.each(['0', '-5', '1441', '1.5', 'a day'])('refuses "%s" minutes', async (minutes) => {
    await expect(ask(minutes)).rejects.toThrow('Give minutes from 1 to 1440');
    expect(told()).toBe('');
  });
});
