import { type CourseFormat, courseFormatLabel } from './course-options.ts';

/** How a course was given; only a course that is online is learned alone. */
export function deliveryText(format: CourseFormat, place: string | null): string {
  const label = courseFormatLabel(format);
  if (place) return `${label}, at ${place}`;
  return format === 'online' ? `${label}, self-study` : label;
}
