import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { mostPacked, packLinkSeconds } from '@sidework/contracts/business-tools/document-packs';
import { eq } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Deps } from '../deps.ts';
import { linkSecret } from '../documents/queries.ts';
import { todayOf } from '../people/time-zone.ts';
import { licensePack } from './license-pack.ts';
import { type Pack, requireFew, requireLive } from './pack.ts';
import { getLicense } from './queries.ts';
import { type PackClaim, readPack, signPack } from './token.ts';
import { yearPack } from './year-pack.ts';

type PackDeps = Pick<Deps, 'db' | 'config' | 'now' | 'log' | 'objects'>;

/** A link for one click, as a document has it; the pack is made when it is opened. */
export async function linkPack(
  { db, config, now }: PackDeps,
  { id: ownerId }: Actor,
  { kind, of }: Pick<PackClaim, 'kind' | 'of'>,
) {
  const limit = perHour(ownerId, 'packs', config.EXPORTS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_exports');
  if (kind === 'license') await getLicense(db, ownerId, of);
  const endsAt = now().getTime() + packLinkSeconds * 1_000;
  const token = signPack(await linkSecret(db), { kind, ownerId, of, endsAt });
  return {
    url: new URL(`/pack-files/${token}`, config.FILES_URL).href,
    expiresAt: new Date(endsAt).toISOString(),
  };
}

/** The ZIP behind a link; nothing but the file that is on its way is held in memory. */
export async function openPack(deps: PackDeps, token: string) {
  const claim = requireLive(readPack(await linkSecret(deps.db), token, deps.now()));
  const [owner] = await deps.db.select().from(people).where(eq(people.id, claim.ownerId));
  requireLive(owner?.mayAct ? owner : undefined);
  const pack = requireFew(await packOf(deps, claim), mostPacked);
  deps.log.info({ kind: claim.kind, files: pack.documents.length }, 'a pack is sent');
  return {
    body: zipOf(deps, pack),
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${pack.fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}

async function packOf(deps: PackDeps, { kind, ownerId, of }: PackClaim): Promise<Pack> {
  if (kind === 'year') return yearPack(deps, ownerId, Number(of));
  return licensePack(deps.db, ownerId, of, await todayOf(deps.db, ownerId, deps.now()));
}

function zipOf(deps: PackDeps, pack: Pack): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error));
  fill(deps, pack, zip, output).catch((error) => output.destroy(error));
  return output;
}

async function fill({ objects, now }: PackDeps, pack: Pack, zip: ZipFile, output: Readable) {
  const mtime = now();
  for (const { path, content } of pack.texts) zip.addBuffer(content, path, { mtime });
  for (const { path, packed } of pack.documents) {
    const { body } = await objects.get(packed.document.filePath);
    const stop = () => body.destroy();
    output.once('close', stop);
    // Files of the vault are packed already, for the most part.
    zip.addReadStream(body, path, { mtime, compress: false });
    await finished(body);
    output.off('close', stop);
  }
  zip.end();
}
