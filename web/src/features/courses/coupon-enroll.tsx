import type { CourseDetail } from '@sidework/contracts/education-events/courses';
import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

const Window = lazyDialog(
  async () => (await import('./coupon-enroll-window.tsx')).CouponEnrollWindow,
);

interface Props {
  enroll: (coupon: string) => Promise<CourseDetail>;
  onEnrolled: (course: CourseDetail) => void;
}

export function CouponEnroll(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="subtle" onClick={() => setOpen(true)}>
        Use a coupon
      </PlainButton>
      <Window {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
