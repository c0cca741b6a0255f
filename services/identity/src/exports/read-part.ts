import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '@sidework/chassis/errors';
import { filesIn, type OwnFile, SpoiltPart } from '@sidework/chassis/people/gathered-part';
import type { Deps } from '../deps.ts';
import type { ExportPart } from './queries.ts';

/** The files of a part, exactly as the service left them; whether they are is known with the last of them. */
export async function* readPart(
  { handover }: Pick<Deps, 'handover'>,
  part: ExportPart,
): AsyncGenerator<OwnFile> {
  yield* filesIn(whole(await open(handover, part.key), part));
}

async function open(handover: Deps['handover'], key: string): Promise<Readable> {
  try {
    return (await handover.get(key)).body;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found')
      throw new SpoiltPart('The part is gone.');
    throw error;
  }
}

async function* whole(body: Readable, { service, size, sha256 }: ExportPart) {
  const digest = createHash('sha256');
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    digest.update(chunk);
    yield chunk;
  }
  if (length !== size || digest.digest('hex') !== sha256)
    throw new SpoiltPart(`The part of ${service} is not what it told of.`);
}
