import { useForm } from '@mantine/form';
import type { Place } from '@sidework/contracts/kernel/geo';
import {
  type Category,
  isYouthCategory,
  jobCategories,
  youthCategories,
} from '@sidework/contracts/marketplace/categories';
import { mostJobPictures } from '@sidework/contracts/marketplace/limits';
import { texts } from '@sidework/contracts/texts';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { missingText, useChosenPictures } from '../../../lib/use-chosen-pictures.ts';
import { useSharedFiles } from '../../../lib/use-shared-files.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { NativeSelect } from '../../../ui/fields/inputs.ts';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { WaitingNote } from '../../../ui/notices/waiting-note.tsx';
import { useJobPictures } from '../own/use-job-pictures.ts';
import { DraftNote } from './draft-note.tsx';
import { dropDraft, keepDraft, readDraft } from './job-draft.ts';
import { JobFields } from './job-fields.tsx';
import { emptyJob, isBegun, type TypedJob, toJobPosting } from './job-posting.ts';
import { jobRules } from './job-rules.ts';
import { PlaceChoice } from './place-choice.tsx';
import { usePostJob } from './use-post-job.ts';

// The words come first.
const PictureFiles = lazy(async () => ({
  default: (await import('../../../ui/fields/picture-files.tsx')).PictureFiles,
}));

const optionsOf = (categories: readonly Category[]) =>
  categories.map(({ key, label }) => ({ value: key, label }));

const categories = [
  { value: '', label: 'Choose a category' },
  { group: 'Jobs for adults', items: optionsOf(jobCategories) },
  { group: 'Youth jobs (ages 17 and younger)', items: optionsOf(youthCategories) },
];

interface Props {
  /** The link that led here may name parts of the job; a draft comes first. */
  begun?: Partial<TypedJob>;
  onPosted: (jobId: string) => void;
}

export function PostJobForm({ begun, onPosted }: Props) {
  const [draft] = useState(readDraft);
  const [place, setPlace] = useState<Place | undefined>(draft.again?.place);
  const [alreadyPosted, setAlreadyPosted] = useState<ApiError>();
  const post = usePostJob();
  const { add } = useJobPictures();
  const { field, sendAll } = useChosenPictures();
  useSharedFiles((files) => field.onChange(files.slice(0, mostJobPictures)));
  const form = useForm<TypedJob>({
    initialValues: isBegun(draft.job) ? draft.job : { ...emptyJob, ...begun },
    onValuesChange: keepDraft,
    validate: async (typed) => (await jobRules())(typed),
  });
  useEffect(() => void jobRules(), []);

  const { isBusy, isWaiting, onSubmit } = useSubmit(form, {
    async send(typed: TypedJob) {
      setAlreadyPosted(undefined);
      const jobId = await post(toJobPosting(typed, place));
      return {
        jobId,
        missing: isYouthCategory(typed.category) ? 0 : await sendAll((sent) => add(jobId, sent)),
      };
    },
    done: texts.jobs.posted,
    onSent({ jobId, missing }) {
      dropDraft();
      if (missing > 0) toastFailure(texts.toastTitles.error, missingText(missing));
      onPosted(jobId);
    },
    onRefused(error) {
      if (isPostedAlready(error)) setAlreadyPosted(error);
      return isPostedAlready(error);
    },
    waitsForNetwork: true,
  });

  return (
    <form noValidate aria-label="Post a Job Request" onSubmit={onSubmit}>
      <Stack gap="lg">
        <DraftNote draft={draft} values={form.values} onChange={form.setValues} />
        <JobFields
          form={form}
          isBudgetGone={draft.isBudgetGone}
          category={
            <NativeSelect
              label="Category"
              withAsterisk
              data={categories}
              rightSection={<IconChevronDown size={18} aria-hidden />}
              {...form.getInputProps('category')}
            />
          }
        />
        {!isYouthCategory(form.values.category) && (
          <Suspense>
            <PictureFiles {...field} most={mostJobPictures} />
          </Suspense>
        )}
        <PlaceChoice place={place} onChange={setPlace} />
        {alreadyPosted && <ErrorNotice error={alreadyPosted} text={<PostedAlready />} />}
        <WaitingNote isWaiting={isWaiting} what="Your job is posted" />
        <PlainButton type="submit" isBusy={isBusy}>
          Post job
        </PlainButton>
      </Stack>
    </form>
  );
}

/** A first try got through, though its answer was lost, and the form was edited since. */
function isPostedAlready(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'idempotency_key_reused';
}

function PostedAlready() {
  return (
    <>
      Your job was posted already, as it was when you first sent it. You find it in{' '}
      <Link to={paths.myJobs}>My Jobs</Link>.
    </>
  );
}
