import { type ComponentProps, lazy, Suspense } from 'react';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

const Form = lazy(async () => ({
  default: (await import('../../features/teaching/course-form.tsx')).CourseForm,
}));

/** The form with all its fields, after the page's heading is seen. */
export const LazyCourseForm = (props: ComponentProps<typeof Form>) => (
  <Suspense fallback={<ListSkeleton rows={3} label="Loading the form" />}>
    <Form {...props} />
  </Suspense>
);
