import {
  type CourseCategory,
  type CourseType,
  courseCategories,
  courseTypes,
} from '@sidework/contracts/education-events/course-options';
import { limits } from '@sidework/contracts/education-events/limits';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField, SearchField } from '../../ui/fields/plain-fields.tsx';
import type { useCourses } from './use-courses.ts';

const all = <Key extends string>(options: readonly { key: Key; label: string }[]) => [
  { value: '' as const, label: 'All' },
  ...options.map(({ key, label }) => ({ value: key, label })),
];
const categories = all<CourseCategory>(courseCategories);

export function CourseFilters({ courses }: { courses: ReturnType<typeof useCourses> }) {
  const { filters, change } = courses;
  const search = useTypedSearch(filters.search, (words) => change({ search: words }));
  // Certification is offered once there is such a course (D-61).
  const types = courseTypes.filter(
    ({ key }) => key !== 'certification' || courses.types.includes(key),
  );
  return (
    <FilterBar label="Filter courses">
      <SearchField
        label="Search courses"
        maxLength={limits.search}
        value={search.typed}
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && search.settle()}
      />
      <ChoiceField
        label="Category"
        options={categories}
        value={filters.category}
        onChange={(category) => change({ category })}
      />
      <ChoiceField
        label="Type"
        options={all<CourseType>(types)}
        value={filters.type}
        onChange={(type) => change({ type })}
      />
    </FilterBar>
  );
}
