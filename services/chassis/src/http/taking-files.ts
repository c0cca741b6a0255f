import type { Readable } from 'node:stream';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { problems } from '@sidework/contracts/problems';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { App } from './server.ts';

/** A route that takes a file declares this as its body. */
export const FileBody = z.instanceof(Buffer);

/** Routes whose body is a file itself, of the types and the size that their contract names, and nothing else. */
export function takingFiles(
  app: App,
  { types, maxBytes }: NonNullable<Endpoint['file']>,
  routes: (app: App) => void,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // One that says beforehand that it is too large is refused before it is read.
    scope.addContentTypeParser([...types], { bodyLimit: maxBytes }, (_request, payload, done) =>
      readAtMost(payload, maxBytes, done),
    );
    // The rest of a refused file is not read: its connection ends with the answer.
    scope.addHook('onError', async (_request, reply, error) => {
      if (error instanceof AppError && error.kind === 'too-large')
        reply.header('connection', 'close');
    });
    routes(scope as App);
  });
}

type Done = (error: Error | null, body?: Buffer) => void;

/** The whole of a body, or a refusal as soon as it is larger; nothing is read after that. */
function readAtMost(payload: Readable, maxBytes: number, done: Done): void {
  const pieces: Buffer[] = [];
  let size = 0;
  const take = (piece: Buffer) => {
    size += piece.length;
    if (size <= maxBytes) return void pieces.push(piece);
    payload.off('data', take).off('end', end).pause();
    pieces.length = 0;
    done(new AppError('too-large', 'file_too_large', problems.file_too_large));
  };
  const end = () => done(null, Buffer.concat(pieces));
  payload.on('data', take).once('end', end).once('error', done);
}
