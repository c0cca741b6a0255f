import { notFound } from '@sidework/chassis/errors';
import type { Deps } from '../deps.ts';
import { agrees, proofOf } from './signing.ts';

const linkSeconds = 60;

/** Which file of which submission. */
export interface LinkedFile {
  submissionId: string;
  file: 'syllabus' | 'sample-certificate';
}

const letters = { syllabus: 's', 'sample-certificate': 'c' } as const;

/** A link of 60 seconds on the files origin; whether its bearer may have one was decided before. */
export async function linkToFile(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { submissionId, file }: LinkedFile,
): Promise<string> {
  const until = Math.ceil(now().getTime() / 1000) + linkSeconds;
  const text = `${letters[file]}${submissionId}${until}`;
  const proof = await proofOf(db, 'files', text);
  return new URL(`/course-files/${text}.${proof}`, config.FILES_URL).href;
}

/** An altered link and one whose time is over are answered alike. */
export async function readFileLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<LinkedFile> {
  const [, text = '', kind, submissionId = '', until, proof = ''] =
    /^(([sc])([0-9a-f-]{36})(\d{10,11}))\.([\w-]{22})$/.exec(token) ?? [];
  const isOurs = text !== '' && agrees(proof, await proofOf(db, 'files', text));
  if (!isOurs || Number(until) * 1000 < now().getTime()) throw notFound('link_expired');
  return { submissionId, file: kind === 's' ? 'syllabus' : 'sample-certificate' };
}
