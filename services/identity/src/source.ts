import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { type Device, deviceOf } from './known-devices/device-cookie.ts';

/** The origin of a request, as far as it is known. */
export interface Source {
  address: string;
  userAgent: string | null;
  /** Absent where no browser asks. */
  device?: Device;
}

const longest = 400;

/** The gateway sets this header itself and takes it from no client; without it the caller's own address counts. */
export function sourceOf(
  request: FastifyRequest,
  { GOTRUE_RATE_LIMIT_HEADER }: Pick<Config, 'GOTRUE_RATE_LIMIT_HEADER'>,
): Source {
  const header = request.headers[GOTRUE_RATE_LIMIT_HEADER.toLowerCase()];
  const forwarded = (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();
  const agent = request.headers['user-agent'];
  return {
    address: (forwarded || request.ip).slice(0, 64),
    userAgent: agent ? agent.slice(0, longest) : null,
    device: deviceOf(request),
  };
}
