import type { App } from '@sidework/chassis/http/server';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The browser that a request comes from, as the cookie knows it that a sign-in left there. It opens nothing. */
export interface Device {
  /** The token that the browser sent. */
  token: string | undefined;
  /** The token to set, once this request has signed a person in. */
  kept?: string;
}

const cookieName = 'sidework_device';
export const deviceDays = 90;

const devices = new WeakMap<FastifyRequest, Device>();

export function deviceOf(request: FastifyRequest): Device {
  const known = devices.get(request);
  if (known) return known;
  const device: Device = { token: parseCookie(request.headers.cookie ?? '')[cookieName] };
  devices.set(request, device);
  return device;
}

type Settings = Pick<Config, 'PUBLIC_URL' | 'API_EXTERNAL_URL'>;

/** Sets the cookie in each browser that has just signed in. */
export function leaveDeviceCookies(app: App, config: Settings): void {
  app.addHook('onSend', async (request, reply) => {
    const kept = devices.get(request)?.kept;
    if (kept && reply.statusCode < 400) reply.header('set-cookie', deviceCookie(kept, config));
  });
}

/** Sent to this API alone, which lies at the root where the server is an auth server and nothing else. */
const deviceCookie = (value: string, { PUBLIC_URL, API_EXTERNAL_URL }: Settings) =>
  stringifySetCookie({
    name: cookieName,
    value,
    path: API_EXTERNAL_URL ? new URL(API_EXTERNAL_URL).pathname : '/auth/v1',
    maxAge: deviceDays * 86_400,
    httpOnly: true,
    sameSite: 'lax',
    secure: PUBLIC_URL.startsWith('https:'),
  });
