import type { Deps } from '../deps.ts';
import { readFileLink } from '../files/links.ts';
import { getSubmission } from './queries.ts';
import { requireFile } from './submission.ts';

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** The file behind a link, as the files origin serves it. */
export async function openSubmissionFile(
  deps: Pick<Deps, 'db' | 'now' | 'objects'>,
  token: string,
) {
  const { subjectId, file } = await readFileLink(deps, token, ['syllabus', 'sample-certificate']);
  const { submission } = await getSubmission(deps.db, subjectId);
  const { body, size, contentType } = await deps.objects.get(requireFile(submission, file));
  return {
    body,
    headers: {
      'content-type': contentType,
      'content-length': size,
      'content-disposition': `inline; filename="${file}.${endings[contentType] ?? 'bin'}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}
