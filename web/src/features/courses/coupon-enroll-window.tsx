import { useForm } from '@mantine/form';
import type { CourseDetail } from '@sidework/contracts/education-events/courses';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface Props {
  isOpen: boolean;
  enroll: (coupon: string) => Promise<CourseDetail>;
  onEnrolled: (course: CourseDetail) => void;
  onClose: () => void;
}

/** To enroll at the price that a coupon leaves. */
export const CouponEnrollWindow = ({ isOpen, onClose, ...form }: Props) => (
  <DialogWindow isOpen={isOpen} title="Enroll with a coupon" onClose={onClose}>
    <CouponForm {...form} onClose={onClose} />
  </DialogWindow>
);

function CouponForm({ enroll, onEnrolled, onClose }: Omit<Props, 'isOpen'>) {
  const form = useForm({
    initialValues: { coupon: '' },
    validate: {
      coupon: (typed) =>
        /^[a-z0-9-]{3,20}$/i.test(typed.trim()) ? null : 'Use 3 to 20 letters, digits and hyphens',
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ coupon }) => enroll(coupon.trim()),
    onSent: onEnrolled,
  });
  return (
    <form noValidate aria-label="Coupon" onSubmit={onSubmit}>
      <Stack>
        <TextInput
          label="Coupon code"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('coupon')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <FormActions submitLabel="Enroll" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
