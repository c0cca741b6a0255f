import {
  type CourseCategory,
  type CourseType,
  courseCategories,
  courseTypes,
} from '@sidework/contracts/education-events/course-options';
import { listCourses } from '@sidework/contracts/education-events/courses';
import { useSearchParams } from 'react-router-dom';
import { useApi, usePages } from '../../lib/api.ts';

/** What an address says that is none of the options filters nothing. */
const optionIn = <Key extends string>(options: readonly { key: Key }[], given: string | null) =>
  options.find(({ key }) => key === given)?.key ?? '';

interface Filters {
  search: string;
  category: CourseCategory | '';
  type: CourseType | '';
}

/** The catalogue as the address asks for it. */
export function useCourses() {
  const [address, setAddress] = useSearchParams();
  const filters: Filters = {
    search: address.get('search') ?? '',
    category: optionIn(courseCategories, address.get('category')),
    type: optionIn(courseTypes, address.get('type')),
  };
  const { search, category, type } = filters;
  const list = usePages(listCourses, {
    query: { ...(search && { search }), ...(category && { category }), ...(type && { type }) },
  });
  const { data: all } = useApi(listCourses, { query: { limit: 1 } });

  function change(part: Partial<Filters>) {
    const next = Object.entries({ ...filters, ...part }).filter(([, value]) => value !== '');
    setAddress(Object.fromEntries(next), { replace: true });
  }
  return {
    ...list,
    filters,
    types: all?.types ?? [],
    change,
    clear: () => setAddress({}, { replace: true }),
  };
}
