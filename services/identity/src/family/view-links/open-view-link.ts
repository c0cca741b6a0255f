import type { Deps } from '../../deps.ts';
import { findViewedKey } from './queries.ts';
import { readView, requireLive, type ViewKind } from './token.ts';

const names: Record<ViewKind, string> = {
  'consent-form': 'consent-form',
  export: 'sidework-export',
};

/** Types that a browser shows; all others are only saved. */
const shown: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const saved: Record<string, string> = { 'application/zip': 'zip' };

/** The file behind a link; an altered link, one whose time is over and one to what is gone are answered alike. */
export async function openViewLink({ db, objects, seal, now, log }: Deps, token: string) {
  const viewed = requireLive(readView(seal, token, now()));
  const key = requireLive(await findViewedKey(db, viewed, now()));
  const file = await objects.get(key);
  log.info({ kind: viewed.kind, viewedId: viewed.id }, 'a view link was opened');
  const type = file.contentType;
  const ending = shown[type] ?? saved[type] ?? 'bin';
  const disposition = type in shown ? 'inline' : 'attachment';
  return {
    body: file.body,
    headers: {
      'content-type': type,
      'content-length': file.size,
      'content-disposition': `${disposition}; filename="${names[viewed.kind]}.${ending}"`,
      'cache-control': 'no-store',
    },
  };
}
