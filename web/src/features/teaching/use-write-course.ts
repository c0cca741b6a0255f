import { useForm } from '@mantine/form';
import {
  listSubmissions,
  type SubmissionView,
} from '@sidework/contracts/education-events/course-submissions';
import { courseTexts } from '@sidework/contracts/education-events/course-texts';
import { useEffect, useRef, useState } from 'react';
import { useInvalidate } from '../../lib/api.ts';
import { createDraft, useDraft } from '../../lib/draft.ts';
import { messageOf } from '../../lib/messages.ts';
import { useSendWhenOnline } from '../../lib/use-send-when-online.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { emptyCourse, type TypedCourse, toTypedCourse } from './course-draft.ts';
import { type CourseFile, submissionCalls } from './use-submissions.ts';

const drafts = createDraft<TypedCourse>({
  name: 'course',
  empty: emptyCourse,
  where: 'localStorage',
  unkept: ['priceCents'],
});

/** The rules bring the schemas with them: they are fetched once the form stands. Else the server's answer is shown. */
const courseRules = () =>
  import('./course-rules.ts').then(
    ({ errorsOfCourse }) => errorsOfCourse,
    () => () => ({}),
  );

class FileNotSent extends Error {}

/**
 * Writes a course: it is saved, then its files are sent, then it is handed in. What was done before a step that failed is
 * not done again by the next try.
 */
export function useWriteCourse(
  before: SubmissionView | undefined,
  onSaved: (saved: SubmissionView) => void,
) {
  const { begun, isPartGone, keep, drop } = useDraft(drafts, before?.id);
  const [saved, setSaved] = useState(before);
  const [files, setFiles] = useState<Partial<Record<CourseFile, File>>>({});
  const uploads = { syllabus: useUpload(), sampleCertificate: useUpload() };
  const isToSubmit = useRef(false);
  const invalidate = useInvalidate();
  const { isWaiting, send: sendWhenOnline } = useSendWhenOnline();
  const isBegun = begun.title !== '' || begun.description !== '';
  const form = useForm<TypedCourse>({
    initialValues: !isBegun && before ? toTypedCourse(before.draft, before.comments) : begun,
    onValuesChange: keep,
    validate: async (typed) => (await courseRules())(typed, isToSubmit.current),
  });
  useEffect(() => void courseRules(), []);

  async function attach(submission: SubmissionView, name: CourseFile) {
    const file = files[name];
    if (!file) return submission;
    let attached = submission;
    const isSent = await uploads[name].start(file, async (sending) => {
      attached = await submissionCalls.attach(submission.id, name, sending);
    });
    if (!isSent) throw new FileNotSent('The file was not sent. Your course is saved as a draft.');
    setSaved(attached);
    setFiles((all) => ({ ...all, [name]: undefined }));
    return attached;
  }

  const { isBusy, refusal, onSubmit } = useSubmit<TypedCourse, SubmissionView>(
    { ...form, getValues: () => flat(form.getValues()) },
    {
      async send(typed, idempotencyKey) {
        let submission = await sendWhenOnline(() =>
          saved
            ? submissionCalls.change(saved, typed)
            : submissionCalls.draft(typed, idempotencyKey),
        );
        setSaved(submission);
        submission = await attach(submission, 'syllabus');
        submission = await attach(submission, 'sampleCertificate');
        if (isToSubmit.current) submission = await submissionCalls.submit(submission.id);
        await invalidate(listSubmissions);
        return submission;
      },
      onSent(submission) {
        drop();
        if (isToSubmit.current) toastSuccess(courseTexts.submitted, courseTexts.reviewTime);
        else toastSuccess('Draft saved');
        onSaved(submission);
      },
      messageOf: (error) => (error instanceof FileNotSent ? error.message : messageOf(error)),
    },
  );

  return {
    form,
    files,
    uploads,
    saved,
    isBusy,
    isWaiting,
    isPriceGone: isPartGone,
    refusal: refusal instanceof FileNotSent ? undefined : refusal,
    choose: (name: CourseFile, file: File | undefined) =>
      setFiles((all) => ({ ...all, [name]: file })),
    onSubmit,
    intend: (isSubmitting: boolean) => {
      isToSubmit.current = isSubmitting;
    },
  };
}

export type WriteCourse = ReturnType<typeof useWriteCourse>;

/** Every field by its path, in the order of the form. */
function flat(value: object, path = ''): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) =>
      typeof inner === 'object' && inner !== null
        ? flat(inner, `${path}${name}.`)
        : { [`${path}${name}`]: inner },
    ),
  );
}
