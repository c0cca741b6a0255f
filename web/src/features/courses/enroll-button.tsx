import { courseTexts } from '@sidework/contracts/education-events/course-texts';
import type { CourseDetail } from '@sidework/contracts/education-events/courses';
import { texts } from '@sidework/contracts/texts';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { CouponEnroll } from './coupon-enroll.tsx';

interface Props {
  course: CourseDetail;
  enroll: (coupon?: string) => Promise<CourseDetail>;
}

/** To enroll, or where one stands with the course. */
export function EnrollButton({ course, enroll }: Props) {
  const { isBusy, run } = useBusy();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { enrollment } = course;
  const isChild = session?.viewer.accountType === 'sidework_kids';

  async function begin() {
    if (!session) {
      toastFailure(texts.toastTitles.authenticationRequired, courseTexts.logInToEnroll);
      return navigate(paths.auth, { state: { from: pathname } });
    }
    try {
      await goOn(await enroll());
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  async function goOn({ enrollment: begun }: CourseDetail) {
    if (begun?.paymentId) return navigate(paths.pay(begun.paymentId));
    if (begun?.status !== 'active') return;
    toastSuccess(courseTexts.enrolled, courseTexts.checkEmail);
    await navigate(paths.education);
  }

  if (course.isOwn)
    return (
      <LinkButton to={paths.students(course.id)} variant="default">
        See your students
      </LinkButton>
    );
  if (enrollment?.status === 'active' || enrollment?.status === 'completed')
    return <LinkButton to={paths.learn(enrollment.id)}>Go to the course</LinkButton>;
  if (enrollment?.status === 'awaiting_payment')
    return <PaymentDue paymentId={enrollment.paymentId} />;
  if (enrollment?.status === 'awaiting_guardian')
    return <Notice meaning="waiting">{courseTexts.waitsForGuardian}</Notice>;
  if (isChild && !course.allowsKids)
    return <Notice meaning="over">{courseTexts.notForYoungPeople}</Notice>;
  return (
    <>
      <PlainButton isBusy={isBusy} onClick={() => void run(begin)}>
        {isBusy ? 'Processing...' : 'Enroll Now'}
      </PlainButton>
      {session && course.priceCents > 0 && !course.isSample && (
        <CouponEnroll enroll={enroll} onEnrolled={(enrolled) => void goOn(enrolled)} />
      )}
    </>
  );
}

/** A guardian pays for their child. */
function PaymentDue({ paymentId }: { paymentId: string | null }) {
  if (!paymentId)
    return <Notice meaning="waiting">Your guardian agreed, and pays for this course.</Notice>;
  return (
    <Notice meaning="turn" action={<LinkButton to={paths.pay(paymentId)}>Pay now</LinkButton>}>
      {courseTexts.payFirst}
    </Notice>
  );
}
