import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@sidework/chassis/errors';
import { type GatheredFile, GatheredPart } from '@sidework/contracts/kernel/own-data';
import type { Deps } from '../deps.ts';
import type { ExportPart } from './export-queries.ts';

/** A part that is not what its service told of, and never will be. */
export class SpoiltPart extends Error {
  override name = 'SpoiltPart';
}

/** The files of a part, exactly as the service left them. */
export async function readPart(
  { handover }: Pick<Deps, 'handover'>,
  { service, key, size, sha256 }: ExportPart,
): Promise<GatheredFile[]> {
  const bytes = await read(handover, key);
  const isWhole = bytes.length === size && digest(bytes) === sha256;
  if (!isWhole) throw new SpoiltPart(`The part of ${service} is not what it told of.`);
  return GatheredPart.parse(JSON.parse(bytes.toString())).files;
}

async function read(handover: Deps['handover'], key: string): Promise<Buffer> {
  try {
    return await buffer((await handover.get(key)).body);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found')
      throw new SpoiltPart('The part is gone.');
    throw error;
  }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
