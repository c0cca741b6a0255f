import { type Readable, Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';

class TooLarge extends Error {
  readonly statusCode = 413;
}

export const isTooLarge = (error: unknown) => error instanceof TooLarge;

/** A body as it comes, up to what its route takes: one byte more ends it. As a content type parser of Fastify. */
export function meterStream(
  request: FastifyRequest,
  payload: Readable,
  done: (error: Error | null, body?: Readable) => void,
): void {
  const most = request.routeOptions.bodyLimit ?? 0;
  if (Number(request.headers['content-length'] ?? 0) > most) {
    done(new TooLarge());
    return;
  }
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      if (size > most) next(new TooLarge());
      else next(null, chunk);
    },
  });
  payload.on('error', (error) => meter.destroy(error));
  payload.on('close', () => {
    if (!payload.readableEnded) meter.destroy(new Error('The upload broke off.'));
  });
  // The rest of an abandoned body is dropped.
  meter.on('close', () => {
    payload.unpipe(meter);
    payload.resume();
  });
  meter.on('error', () => undefined);
  done(null, payload.pipe(meter));
}
