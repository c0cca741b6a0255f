import {
  type StudentStanding,
  studentStandings,
} from '@sidework/contracts/education-events/course-options';
import { type CourseStudent, listStudents } from '@sidework/contracts/education-events/courses';
import { useState } from 'react';
import { usePages } from '../../lib/api.ts';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { ExportStudents } from './export-students.tsx';
import { standingMeanings, standingWords } from './standing-words.ts';

const standings = [
  { value: '' as const, label: 'All' },
  ...studentStandings.map((key) => ({ value: key, label: standingWords[key] })),
];

/** The students of a course: how far each is, who is stuck, and what each brought. */
export function StudentList({ courseId }: { courseId: number }) {
  const [standing, setStanding] = useState<StudentStanding | ''>('');
  const list = usePages(listStudents, {
    params: { courseId },
    query: standing ? { standing } : {},
  });
  if (list.error && !list.items)
    return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
  if (!list.items) return <RowsSkeleton label="Loading your students" />;
  if (list.items.length === 0 && !standing)
    return (
      <EmptyState
        scene="people"
        title="No students yet"
        text="Students show up here once they enroll, with their progress and what you earned from each."
      />
    );
  return (
    <Stack>
      <FilterBar label="Filter students">
        <ChoiceField label="Show" options={standings} value={standing} onChange={setStanding} />
        <ExportStudents courseId={courseId} />
      </FilterBar>
      {list.items.length === 0 && <p role="status">No students here.</p>}
      <Rows label="Students">
        {list.items.map((student) => (
          <StudentRow key={student.id} student={student} />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more students" />
    </Stack>
  );
}

const StudentRow = ({ student }: { student: CourseStudent }) => (
  <ListRow
    title={student.name}
    details={
      <>
        {student.percent}% done
        {student.lessonTitle && student.standing !== 'finished' && `, at ${student.lessonTitle}`}
        {' · '}Enrolled <DateText moment={student.enrolledAt} />
        {' · '}Last active <DateText moment={student.lastActiveAt} />
        {student.stars !== null && ` · ${student.stars} of 5 stars`}
      </>
    }
    chip={
      <Chip meaning={standingMeanings[student.standing]}>{standingWords[student.standing]}</Chip>
    }
    amount={<Amount cents={student.earnedCents} size="row" />}
  />
);
