import { notFound } from '@sidework/chassis/errors';
import type { Deps } from '../../deps.ts';
import { findViewedKey } from './queries.ts';
import { readView, type ViewKind } from './token.ts';

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
  const viewed = readView(seal, token, now());
  const key = viewed && (await findViewedKey(db, viewed, now()));
  if (!viewed || !key) throw notFound('link_expired');
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
