import { notFound } from '@sidework/chassis/errors';
import type { Deps } from '../deps.ts';
import { agrees, proofOf } from './signing.ts';

const linkSeconds = 60;

/** Each file that a link may lead to: its letter in the link, and the endpoint that opens it. */
const linked = {
  syllabus: { letter: 's', folder: 'course-files' },
  'sample-certificate': { letter: 'c', folder: 'course-files' },
  ticket: { letter: 't', folder: 'ticket-files' },
  calendar: { letter: 'i', folder: 'ticket-files' },
} as const;
type Linked = keyof typeof linked;

/** Which file of what: of a submission, or of a registration. */
export interface LinkedFile<File extends Linked = Linked> {
  subjectId: string;
  file: File;
}

/** A link of 60 seconds on the files origin; whether its bearer may have one was decided before. */
export async function linkToFile(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { subjectId, file }: LinkedFile,
): Promise<string> {
  const until = Math.ceil(now().getTime() / 1000) + linkSeconds;
  const { letter, folder } = linked[file];
  const text = `${letter}${subjectId}${until}`;
  const proof = await proofOf(db, 'files', text);
  return new URL(`/${folder}/${text}.${proof}`, config.FILES_URL).href;
}

/** An altered link, one to another kind of file and one whose time is over are answered alike. */
export async function readFileLink<File extends Linked>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
  files: readonly File[],
): Promise<LinkedFile<File>> {
  const [, text = '', letter, subjectId = '', until, proof = ''] =
    /^(([a-z])([0-9a-f-]{36})(\d{10,11}))\.([\w-]{22})$/.exec(token) ?? [];
  const file = files.find((each) => linked[each].letter === letter);
  const isOurs = file && agrees(proof, await proofOf(db, 'files', text));
  if (!isOurs || Number(until) * 1000 < now().getTime()) throw notFound('link_expired');
  return { subjectId, file };
}
