import { schemaResolver, useForm } from '@mantine/form';
import type { CouponDraft, CouponView } from '@sidework/contracts/education-events/course-coupons';
import { CouponDraft as CouponRules } from '@sidework/contracts/schema/education-events/course-coupons';
import { IconChevronDown } from '@tabler/icons-react';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { DollarsInput } from '../../ui/fields/dollars-input.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { emptyCoupon, type TypedCoupon, toCouponDraft } from './typed-coupon.ts';

interface Props {
  isOpen: boolean;
  add: (coupon: CouponDraft, idempotencyKey: string) => Promise<CouponView>;
  onClose: () => void;
}

const worths = [
  { value: 'percent', label: 'A share of the price' },
  { value: 'amount', label: 'An amount' },
];
const errorsOf = schemaResolver(CouponRules, { sync: true });

export const CouponWindow = ({ isOpen, add, onClose }: Props) => (
  <DialogWindow isOpen={isOpen} title="Add a coupon" onClose={onClose}>
    <CouponForm add={add} onClose={onClose} />
  </DialogWindow>
);

function CouponForm({ add, onClose }: Omit<Props, 'isOpen'>) {
  const form = useForm<TypedCoupon>({
    initialValues: emptyCoupon,
    validate: (typed) => ({
      ...errorsOf(toCouponDraft(typed)),
      ...(typed.worth === 'amount' && unreadableDollars({ centsOff: typed.centsOff }, 'centsOff')),
    }),
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: (typed, idempotencyKey) => add(toCouponDraft(typed), idempotencyKey),
    onSent: onClose,
    done: 'Coupon added',
  });
  return (
    <form noValidate aria-label="Coupon" onSubmit={onSubmit}>
      <Stack>
        <Grid>
          <TextInput
            label="Code"
            withAsterisk
            autoComplete="off"
            description="Letters, digits and hyphens"
            {...form.getInputProps('code')}
          />
          <NativeSelect
            label="Takes off"
            data={worths}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            {...form.getInputProps('worth')}
          />
          {form.values.worth === 'percent' ? (
            <TypedNumberInput
              label="Percent off"
              withAsterisk
              {...form.getInputProps('percentOff')}
            />
          ) : (
            <DollarsInput label="Amount off" withAsterisk {...form.getInputProps('centsOff')} />
          )}
          <TypedNumberInput
            label="Uses"
            description="Empty for no limit"
            {...form.getInputProps('mostUses')}
          />
          <TextInput
            type="datetime-local"
            label="Valid from"
            {...form.getInputProps('validFrom')}
          />
          <TextInput
            type="datetime-local"
            label="Valid until"
            {...form.getInputProps('validUntil')}
          />
        </Grid>
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <FormActions submitLabel="Add coupon" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
