import {
  type EnrollmentView,
  listEnrollments,
} from '@sidework/contracts/education-events/enrollments';
import { usePages } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { CardList } from '../../ui/rows/card-list.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { Ticket } from '../../ui/rows/ticket.tsx';
import { TicketsSkeleton } from '../../ui/rows/tickets-skeleton.tsx';
import { courseScene } from './course-scene.ts';
import { enrollmentStates } from './enrollment-states.ts';

export function EnrollmentList() {
  const list = usePages(listEnrollments, {});
  if (list.error && !list.items)
    return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
  if (!list.items) return <TicketsSkeleton label="Loading your courses" />;
  if (list.items.length === 0)
    return (
      <EmptyState
        scene="lesson"
        title="No courses yet"
        text="Courses you enroll in show up here, with your progress."
      >
        <LinkButton to={paths.education}>Browse courses</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <CardList label="Your courses" items={list.items}>
        {(enrollment) => <EnrollmentTicket enrollment={enrollment} />}
      </CardList>
      <LoadMore list={list} label="Load more courses" />
    </>
  );
}

function EnrollmentTicket({ enrollment }: { enrollment: EnrollmentView }) {
  const { id, course, status, percent, paymentId } = enrollment;
  const { word, meaning, isOpen } = enrollmentStates[status];
  return (
    <Ticket
      scene={courseScene(course.category)}
      heading="h2"
      title={course.title}
      to={isOpen ? paths.learn(id) : paths.course(course.id)}
      person={course.educatorName}
      {...(isOpen && { progress: percent, next: `${percent}% done` })}
      chip={<Chip meaning={meaning}>{word}</Chip>}
      stamp={status === 'completed' ? 'Done' : undefined}
      action={paymentId && <LinkButton to={paths.pay(paymentId)}>Pay now</LinkButton>}
    />
  );
}
