import { agrees } from '@sidework/chassis/http/signed-text';
import type { Deps } from '../deps.ts';
import { fileOfLink } from './file.ts';
import { proofOf } from './signing.ts';

const linkSeconds = 60;
/** A player asks for further parts of a video as long as it plays. */
const videoSeconds = 4 * 3_600;

/** Each file that a link may lead to: its letter in the link, and the endpoint that opens it. */
const linked = {
  syllabus: { letter: 's', folder: 'course-files' },
  'sample-certificate': { letter: 'c', folder: 'course-files' },
  'lesson-file': { letter: 'l', folder: 'course-files' },
  'lesson-video': { letter: 'v', folder: 'course-files' },
  'lesson-captions': { letter: 'k', folder: 'course-files' },
  ticket: { letter: 't', folder: 'ticket-files' },
  tickets: { letter: 'o', folder: 'ticket-files' },
  calendar: { letter: 'i', folder: 'ticket-files' },
} as const;
type Linked = keyof typeof linked;

/** Which file of what: of a submission, or of a registration. */
export interface LinkedFile<File extends Linked = Linked> {
  subjectId: string;
  file: File;
}

/** A link on the files origin for a while; whether its bearer may have one was decided before. */
export async function linkToFile(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { subjectId, file }: LinkedFile,
): Promise<string> {
  const seconds = file === 'lesson-video' ? videoSeconds : linkSeconds;
  const until = Math.ceil(now().getTime() / 1000) + seconds;
  const { letter, folder } = linked[file];
  const text = `${letter}${subjectId}${until}`;
  const proof = await proofOf(db, 'files', text);
  return new URL(`/${folder}/${text}.${proof}`, config.FILES_URL).href;
}

export async function readFileLink<File extends Linked>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
  files: readonly File[],
): Promise<LinkedFile<File>> {
  const [, text = '', letter, subjectId = '', until, proof = ''] =
    /^(([a-z])([0-9a-f-]{36})(\d{10,11}))\.([\w-]{22})$/.exec(token) ?? [];
  const file = files.find((each) => linked[each].letter === letter);
  const isProved = file !== undefined && agrees(proof, await proofOf(db, 'files', text));
  const link = { file, isProved, until: new Date(Number(until) * 1000) };
  return { subjectId, file: fileOfLink(link, now()) };
}
