import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstError, showRefusedFields } from '../../lib/forms.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { JobFields } from './job-fields.tsx';
import { placeOf, type TypedJob, toTypedJob } from './job-posting.ts';
import { jobRules } from './job-rules.ts';
import { PlaceChoice } from './place-choice.tsx';
import { useChangeJob } from './use-change-job.ts';

interface Props {
  job: JobDetail;
  onDone: () => void;
  reload: () => Promise<unknown>;
}

/** Unsaved changes of this visit, each begun from one version of its job. */
const drafts = new Map<string, TypedJob>();

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'job_changed';

const staleText =
  'Your job was changed in another window meanwhile. What you typed is still here: save it again to put it in the place of that, or cancel to see the job as it is now.';

export function EditJobForm({ job, onDone, reload }: Props) {
  const { isBusy, run } = useBusy();
  const [refusal, setRefusal] = useState<unknown>();
  const [place, setPlace] = useState(placeOf(job));
  const change = useChangeJob(job);
  const draft = `${job.id} ${job.version}`;
  const form = useForm<TypedJob>({
    initialValues: drafts.get(draft) ?? toTypedJob(job),
    onValuesChange: (typed) => drafts.set(draft, typed),
    validate: async (typed) => (await jobRules())(typed),
  });
  useEffect(() => void jobRules(), []);

  async function save(typed: TypedJob) {
    setRefusal(undefined);
    try {
      await change(typed, place);
      drafts.delete(draft);
      toastSuccess('Your job is changed');
      onDone();
      await reload();
    } catch (error) {
      if (showRefusedFields(form, error)) return;
      setRefusal(error);
      if (isStale(error)) await reload();
    }
  }

  return (
    <form
      noValidate
      aria-label="Edit job"
      onSubmit={form.onSubmit(
        (typed) => run(() => save(typed)),
        (errors) => focusFirstError(form, errors),
      )}
    >
      <Stack gap="lg">
        <JobFields
          form={form}
          category={
            <Text size="sm" c="dimmed">
              Category: {categoryLabel(job.category)}. It stays; close the job and post it again for
              another.
            </Text>
          }
        />
        <PlaceChoice place={place} onChange={setPlace} />
        {Boolean(job.proposalCount) && (
          <Text size="sm">Who sent you a proposal is told if the title or the budget changes.</Text>
        )}
        {refusal !== undefined && (
          <ErrorNotice error={refusal} text={isStale(refusal) ? staleText : undefined} />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Save changes
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
