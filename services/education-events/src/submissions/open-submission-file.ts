import type { Db } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { readFileLink } from '../files/links.ts';
import { findLessonFile } from './lesson-file-queries.ts';
import { getSubmission } from './queries.ts';
import { requireFile, requireLessonFile, type SubmissionFile } from './submission.ts';

const pdf = 'application/pdf';
const ooxml = 'application/vnd.openxmlformats-officedocument.';
const endings: Record<string, string> = {
  [pdf]: 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
  [`${ooxml}wordprocessingml.document`]: 'docx',
  [`${ooxml}spreadsheetml.sheet`]: 'xlsx',
};

/** The file behind a link, as the files origin serves it. */
export async function openSubmissionFile(
  deps: Pick<Deps, 'db' | 'now' | 'objects'>,
  token: string,
) {
  const { subjectId, file } = await readFileLink(deps, token, [
    'syllabus',
    'sample-certificate',
    'lesson-file',
  ]);
  const { body, size, contentType } = await deps.objects.get(await keyOf(deps.db, subjectId, file));
  // A browser shows no Office file.
  const disposition = contentType.startsWith(ooxml) ? 'attachment' : 'inline';
  return {
    body,
    headers: {
      'content-type': contentType,
      'content-length': size,
      'content-disposition': `${disposition}; filename="${file}.${endings[contentType] ?? 'bin'}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}

async function keyOf(db: Db, subjectId: string, file: SubmissionFile | 'lesson-file') {
  if (file === 'lesson-file') return requireLessonFile(await findLessonFile(db, subjectId)).key;
  const { submission } = await getSubmission(db, subjectId);
  return requireFile(submission, file);
}
