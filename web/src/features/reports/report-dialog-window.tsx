import { useForm } from '@mantine/form';
import { reportPost } from '@sidework/contracts/education-events/lesson-questions';
import { reportCourse, reportEvent } from '@sidework/contracts/education-events/reports';
import {
  type ComplaintOfPost,
  reportGig,
  reportJob,
  reportPortfolioPhoto,
} from '@sidework/contracts/marketplace/reports';
import { limits } from '@sidework/contracts/network-chat/limits';
import {
  type Complaint,
  type ReportReason,
  reportReasons,
  sendReport,
} from '@sidework/contracts/network-chat/reports';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { call } from '../../lib/api.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { NativeSelect } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import type { Reported } from './report-choice.tsx';

interface Props {
  about: Reported;
  isOpen: boolean;
  onClose: () => void;
}

/** Each service takes reports of what it keeps. */
function report(
  { thing, subjectId, courseId = 0, personId = '' }: Reported,
  { photo, ...body }: ComplaintOfPost,
) {
  if (thing === 'lesson_post')
    return call(reportPost, { params: { courseId, postId: subjectId }, body });
  if (thing === 'event') return call(reportEvent, { params: { eventId: subjectId }, body });
  if (thing === 'course') return call(reportCourse, { params: { courseId: subjectId }, body });
  if (thing === 'portfolio_photo')
    return call(reportPortfolioPhoto, { params: { personId, name: subjectId }, body });
  const ofPhoto = photo === undefined ? body : { ...body, photo };
  if (thing === 'gig') return call(reportGig, { params: { gigId: subjectId }, body: ofPhoto });
  if (thing === 'job') return call(reportJob, { params: { jobId: subjectId }, body: ofPhoto });
  return call(sendReport, { body: { thing, subjectId, ...body } });
}

/** No reason is chosen at first, since a hasty reporter would accuse by the first one. */
const options = [
  { value: '', label: 'Choose what is wrong' },
  ...reportReasons.map(({ key, label }) => ({ value: key, label })),
];

interface Chosen extends Omit<Complaint, 'reason'> {
  reason: Complaint['reason'] | '';
  /** The number of the photo; empty for all of it. */
  photo: string;
}

const parts = (photos: number) => [
  { value: '', label: 'All of it' },
  ...Array.from({ length: photos }, (_, index) => ({
    value: String(index + 1),
    label: `Photo ${index + 1}`,
  })),
];

/** Sends a report to our moderators. The reported person is not told who reported them. */
export function ReportDialogWindow({ about, isOpen, onClose }: Props) {
  const id = useId();
  const form = useForm<Chosen>({
    initialValues: { reason: '', comment: '', photo: '' },
    validate: { reason: (reason) => (reason ? null : 'Choose what is wrong') },
  });
  const { name, photos = 0 } = about;
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ reason, comment, photo }) =>
      report(about, {
        reason: reason as ReportReason,
        comment,
        ...(photo && { photo: Number(photo) }),
      }),
    onSent: () => {
      form.reset();
      onClose();
    },
    done: 'Thank you. Our moderators will look at it and let you know the outcome.',
  });
  return (
    <DialogWindow
      isOpen={isOpen}
      title={`Report ${name}`}
      onClose={onClose}
      actions={
        <>
          <PlainButton variant="default" onClick={onClose}>
            Cancel
          </PlainButton>
          <PlainButton type="submit" form={id} isBusy={isBusy}>
            Send report
          </PlainButton>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <Stack>
          <Words>
            Our moderators see what you report and let you know the outcome. The person it is about
            is not told that it was you.
          </Words>
          <NativeSelect
            label="What is wrong"
            withAsterisk
            rightSection={<IconChevronDown size={18} aria-hidden />}
            data={options}
            {...form.getInputProps('reason')}
          />
          {photos > 0 && (
            <NativeSelect
              label="What it is about"
              rightSection={<IconChevronDown size={18} aria-hidden />}
              data={parts(photos)}
              {...form.getInputProps('photo')}
            />
          )}
          <CountedTextarea
            label="What happened"
            description="Optional."
            rows={4}
            most={limits.note}
            {...form.getInputProps('comment')}
          />
          {refusal !== undefined && <ErrorNotice error={refusal} />}
        </Stack>
      </form>
    </DialogWindow>
  );
}
