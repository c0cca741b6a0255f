import { useForm } from '@mantine/form';
import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { messageOf } from '../../../lib/messages.ts';
import { FormActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { WaitingNote } from '../../../ui/notices/waiting-note.tsx';
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

const textOf = (error: unknown) => (isStale(error) ? staleText : messageOf(error));

export function EditJobForm({ job, onDone, reload }: Props) {
  const [place, setPlace] = useState(placeOf(job));
  const change = useChangeJob(job);
  const draft = `${job.id} ${job.version}`;
  const form = useForm<TypedJob>({
    initialValues: drafts.get(draft) ?? toTypedJob(job),
    onValuesChange: (typed) => drafts.set(draft, typed),
    validate: async (typed) => (await jobRules())(typed),
  });
  useEffect(() => void jobRules(), []);

  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    async send(typed: TypedJob) {
      try {
        await change(typed, place);
      } catch (error) {
        if (isStale(error)) await reload();
        throw error;
      }
    },
    onSent() {
      drafts.delete(draft);
      onDone();
      void reload();
    },
    done: 'Your job is changed',
    messageOf: textOf,
  });

  return (
    <form noValidate aria-label="Edit job" onSubmit={onSubmit}>
      <Stack>
        {Boolean(job.proposalCount) && (
          <Notice>
            People who sent you a proposal are notified if the title or the budget changes.
          </Notice>
        )}
        <JobFields
          form={form}
          rows={3}
          category={
            <div>
              <Words isStrong>Category</Words>
              <Words>{categoryLabel(job.category)}</Words>
              <Words tone="soft" isSmall>
                It stays; close the job and post it again for another.
              </Words>
            </div>
          }
        />
        <PlaceChoice place={place} onChange={setPlace} />
        {refusal !== undefined && <ErrorNotice error={refusal} text={textOf(refusal)} />}
        <WaitingNote isWaiting={isWaiting} what="Your job is changed" />
      </Stack>
      <FormActions submitLabel="Save changes" isBusy={isBusy} onCancel={onDone} />
    </form>
  );
}
