import type { Readable } from 'node:stream';
import type { Db } from '@sidework/chassis/db/db';
import { partOf, rangeText } from '@sidework/chassis/http/byte-range';
import { captionsText } from '@sidework/contracts/education-events/captions-text';
import type { Deps } from '../deps.ts';
import { readFileLink } from '../files/links.ts';
import { findCaptions, findLessonFile } from '../files/queries.ts';
import { getSubmission } from './queries.ts';
import { requireFile, requireLessonFile, type SubmissionFile } from './submission.ts';

const pdf = 'application/pdf';
const ooxml = 'application/vnd.openxmlformats-officedocument.';
const endings: Record<string, string> = {
  [pdf]: 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
  'text/plain; charset=utf-8': 'txt',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  [`${ooxml}wordprocessingml.document`]: 'docx',
  [`${ooxml}spreadsheetml.sheet`]: 'xlsx',
};

/** The file behind a link, as the files origin serves it. */
export async function openSubmissionFile(
  deps: Pick<Deps, 'db' | 'now' | 'objects'>,
  token: string,
  range: string | undefined,
) {
  const { subjectId, file } = await readFileLink(deps, token, [
    'syllabus',
    'sample-certificate',
    'lesson-file',
    'lesson-video',
    'lesson-captions',
  ]);
  if (file === 'lesson-captions') return answerOf(file, await openCaptions(deps.db, subjectId));
  const key = await keyOf(deps.db, subjectId, file);
  if (file !== 'lesson-video') return answerOf(file, await deps.objects.get(key));
  return answerOf(file, await openVideo(deps, key, range));
}

interface Opened {
  body: Readable | Buffer;
  size: number;
  contentType: string;
  /** Says which part of a video it is. */
  part?: string;
}

function answerOf(file: string, { body, size, contentType, part }: Opened) {
  // A browser shows no Office file.
  const disposition = contentType.startsWith(ooxml) ? 'attachment' : 'inline';
  return {
    status: part ? (206 as const) : (200 as const),
    body,
    headers: {
      ...(file === 'lesson-video' && { 'accept-ranges': 'bytes' }),
      ...(part && { 'content-range': part }),
      'content-type': contentType,
      'content-length': size,
      'content-disposition': `${disposition}; filename="${file}.${endings[contentType] ?? 'bin'}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}

/** A player reads a video in parts, so that it can start anywhere. */
async function openVideo({ objects }: Pick<Deps, 'objects'>, key: string, range?: string) {
  const { size } = await objects.stat(key);
  const part = partOf(range, size);
  if (!part) return objects.get(key);
  return { ...(await objects.getPart(key, part)), part: rangeText(part, size) };
}

async function openCaptions(db: Db, id: string): Promise<Opened> {
  const { cues } = requireLessonFile(await findCaptions(db, id));
  const body = Buffer.from(captionsText(cues));
  return { body, size: body.length, contentType: 'text/plain; charset=utf-8' };
}

type CourseFile = SubmissionFile | 'lesson-file' | 'lesson-video';

async function keyOf(db: Db, subjectId: string, file: CourseFile) {
  if (file === 'lesson-file' || file === 'lesson-video')
    return requireLessonFile(await findLessonFile(db, subjectId)).key;
  const { submission } = await getSubmission(db, subjectId);
  return requireFile(submission, file);
}
