import '../../ui/input-styles.ts';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Place } from '@sidework/contracts/kernel/geo';
import {
  type Category,
  jobCategories,
  youthCategories,
} from '@sidework/contracts/marketplace/categories';
import { limits } from '@sidework/contracts/marketplace/limits';
import { texts } from '@sidework/contracts/texts';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstError, showRefusedFields } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { CountedTextarea } from '../../ui/counted-textarea.tsx';
import { DollarsInput } from '../../ui/dollars-input.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';
import { DraftNote } from './draft-note.tsx';
import { dropDraft, keepDraft, readDraft } from './job-draft.ts';
import { type TypedJob, toJobPosting } from './job-posting.ts';
import { PlaceChoice } from './place-choice.tsx';
import classes from './post-job-form.module.css';
import { usePostJob } from './use-post-job.ts';

const optionsOf = (categories: readonly Category[]) =>
  categories.map(({ key, label }) => ({ value: key, label }));

const categories = [
  { value: '', label: 'Choose a category' },
  { group: 'Jobs for adults', items: optionsOf(jobCategories) },
  { group: 'Youth jobs (ages 17 and younger)', items: optionsOf(youthCategories) },
];

/** The contract itself is fetched after the form is seen. Should that fail, the server's own answer is shown. */
const rules = () =>
  import('./posting-rules.ts').then(
    ({ errorsOfJob }) => errorsOfJob,
    () => () => ({}),
  );

export function PostJobForm({ onPosted }: { onPosted: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [place, setPlace] = useState<Place>();
  const [alreadyPosted, setAlreadyPosted] = useState<ApiError>();
  const post = usePostJob();
  const form = useForm<TypedJob>({
    initialValues: readDraft(),
    onValuesChange: keepDraft,
    validate: async (typed) => (await rules())(typed),
  });
  const isPosting = useRef(false);
  useEffect(() => void rules(), []);

  async function submit(typed: TypedJob) {
    if (isPosting.current) return;
    isPosting.current = true;
    setBusy(true);
    setAlreadyPosted(undefined);
    try {
      await post(toJobPosting(typed, place));
      dropDraft();
      toastSuccess(texts.jobs.posted);
      onPosted();
    } catch (error) {
      if (isPostedAlready(error)) setAlreadyPosted(error);
      else if (!showRefusedFields(form, error))
        toastFailure(texts.toastTitles.error, messageOf(error));
      isPosting.current = false;
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      aria-label="Post a Job Request"
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <Stack gap="lg">
        <DraftNote values={form.values} onChange={form.setValues} />
        <TextInput
          label="Title"
          description="What is to be done, in a few words"
          withAsterisk
          {...form.getInputProps('title')}
        />
        <CountedTextarea
          label="Description"
          withAsterisk
          rows={7}
          most={limits.jobDescription.max}
          {...form.getInputProps('description')}
        />
        <NativeSelect
          label="Category"
          withAsterisk
          data={categories}
          rightSection={<IconChevronDown size={18} aria-hidden />}
          {...form.getInputProps('category')}
        />
        <div className={classes.budget}>
          <DollarsInput
            label="Minimum budget"
            description="Optional"
            {...form.getInputProps('budgetMinCents')}
          />
          <DollarsInput
            label="Maximum budget"
            description="Optional"
            {...form.getInputProps('budgetMaxCents')}
          />
        </div>
        <TextInput
          label="Location"
          description="Optional. City and state, as everybody will read it"
          {...form.getInputProps('location')}
        />
        <PlaceChoice place={place} onChange={setPlace} />
        {alreadyPosted && <ErrorNotice error={alreadyPosted} text={<PostedAlready />} />}
        <Button type="submit" loading={isBusy}>
          Post job
        </Button>
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
