import type { CouponView } from '@sidework/contracts/education-events/course-coupons';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { useCoupons } from './use-coupons.ts';

const CouponWindow = lazyDialog(async () => (await import('./coupon-window.tsx')).CouponWindow);

/** The coupons of a course, with how often each is used. */
export function CouponList({ courseId }: { courseId: number }) {
  const { list, add, end } = useCoupons(courseId);
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      title="Coupons"
      action={
        <PlainButton variant="default" onClick={() => setAdding(true)}>
          Add a coupon
        </PlainButton>
      }
    >
      {list.error && !list.items && (
        <ErrorNotice error={list.error} onRetry={() => list.mutate()} />
      )}
      {list.items?.length === 0 && <p>Learners type the code when they enroll, and pay less.</p>}
      {list.items && list.items.length > 0 && (
        <Rows label="Coupons">
          {list.items.map((coupon) => (
            <CouponRow key={coupon.id} coupon={coupon} end={() => end(coupon.id)} />
          ))}
        </Rows>
      )}
      <LoadMore list={list} label="Load more coupons" />
      <CouponWindow isOpen={isAdding} add={add} onClose={() => setAdding(false)} />
    </Section>
  );
}

interface RowProps {
  coupon: CouponView;
  end: () => Promise<unknown>;
}

const CouponRow = ({ coupon, end }: RowProps) => (
  <ListRow
    title={coupon.code}
    details={
      <>
        {coupon.percentOff === null
          ? `${formatCents(coupon.centsOff ?? 0)} off`
          : `${coupon.percentOff}% off`}
        {' · '}
        {coupon.mostUses === null
          ? `Used ${coupon.used} times`
          : `Used ${coupon.used} of ${coupon.mostUses} times`}
        {coupon.validFrom && (
          <>
            {' · '}From <DateText moment={coupon.validFrom} />
          </>
        )}
        {coupon.validUntil && (
          <>
            {' · '}Until <DateText moment={coupon.validUntil} />
          </>
        )}
      </>
    }
    chip={coupon.endedAt && <Chip meaning="over">Ended</Chip>}
    action={
      !coupon.endedAt && (
        <AskedButton
          label="End"
          size="sm"
          name={coupon.code}
          title={`End the coupon ${coupon.code}?`}
          confirmLabel="End coupon"
          done="The coupon is ended"
          act={end}
          messageOf={messageOf}
        >
          Nobody can use it anymore. Learners who enrolled with it keep their price.
        </AskedButton>
      )
    }
  />
);
