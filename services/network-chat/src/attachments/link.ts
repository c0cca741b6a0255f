import type { Actor } from '@sidework/chassis/http/actor';
import { agrees, proofOf } from '@sidework/chassis/http/signed-text';
import { getConversationWith } from '../conversations/shown-queries.ts';
import type { Deps } from '../deps.ts';
import * as Attachment from './attachment.ts';
import { findAttachment, linkSecret } from './queries.ts';

const linkSeconds = 60;

/** A link on the files origin. Whether the person may read the file is asked at each link, so a block ends it. */
export async function linkAttachment(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
  isDownload: boolean,
) {
  const { db } = deps;
  const { message } = Attachment.requireReader(await findAttachment(db, id), actor.id);
  if (message) {
    const otherId = message.senderId === actor.id ? message.receiverId : message.senderId;
    await getConversationWith(db, actor, otherId);
  }
  return signLink(deps, id, isDownload);
}

/** The caller has found out that the reader may open the file. */
export async function signLink(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  id: string,
  isDownload: boolean,
) {
  const until = Math.ceil(now().getTime() / 1_000) + linkSeconds;
  const text = `${isDownload ? 'd' : 'i'}${id}${until}`;
  const proof = proofOf(await linkSecret(db), text);
  const url = new URL(`/attachment-files/${text}.${proof}`, config.FILES_URL).href;
  return { url, expiresAt: new Date(until * 1_000).toISOString() };
}

export async function openAttachment(
  { db, objects, now }: Pick<Deps, 'db' | 'objects' | 'now'>,
  token: string,
) {
  const [, text = '', look, id = '', until, proof = ''] =
    /^(([id])([0-9a-f-]{36})(\d{10,11}))\.([\w-]{22})$/.exec(token) ?? [];
  const isGood = agrees(proof, proofOf(await linkSecret(db), text));
  Attachment.requireGoodLink({ isGood, until: new Date(Number(until) * 1_000) }, now());
  const { key, name, contentType } = Attachment.requireShown(await findAttachment(db, id));
  const file = await objects.get(key);
  const ascii = contentType === 'application/pdf' ? 'file.pdf' : 'picture.webp';
  const encoded = encodeURIComponent(name).replace(/['()*]/g, hexOf);
  const disposition = look === 'd' ? 'attachment' : 'inline';
  return {
    body: file.body,
    headers: {
      'content-type': contentType,
      'content-length': file.size,
      'content-disposition': `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}

const hexOf = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
