import {
  type CourseCategory,
  type CourseType,
  courseCategories,
  courseTypes,
} from '@sidework/contracts/education-events/course-options';
import { listCourses } from '@sidework/contracts/education-events/courses';
import { optionIn, useAddressFilters } from '../../lib/address-filters.ts';
import { useApi, usePages } from '../../lib/api.ts';

interface Filters {
  search: string;
  category: CourseCategory | '';
  type: CourseType | '';
}

const keysOf = <Key extends string>(options: readonly { key: Key }[]) =>
  options.map(({ key }) => key);

const readFilters = (address: URLSearchParams): Filters => ({
  search: address.get('search') ?? '',
  category: optionIn(keysOf(courseCategories), address.get('category')),
  type: optionIn(keysOf(courseTypes), address.get('type')),
});

/** The catalogue as the address asks for it. */
export function useCourses() {
  const narrowing = useAddressFilters({ read: readFilters });
  const { search, category, type } = narrowing.filters;
  const list = usePages(listCourses, {
    query: { ...(search && { search }), ...(category && { category }), ...(type && { type }) },
  });
  const { data: all } = useApi(listCourses, { query: { limit: 1 } });
  return { ...list, ...narrowing, types: all?.types ?? [] };
}
