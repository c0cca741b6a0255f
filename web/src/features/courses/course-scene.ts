import type { CourseCategory } from '@sidework/contracts/education-events/course-options';
import type { SceneName } from '../../ui/scenes/scene-names.ts';

const scenes: Record<CourseCategory, SceneName> = {
  'real estate': 'key',
  notary: 'folder',
  accounting: 'books',
  financial: 'money',
  insurance: 'care',
  'home-inspector': 'light',
  appraiser: 'signpost',
  property: 'street',
};

/** The drawing of a course. */
export const courseScene = (category: CourseCategory) => scenes[category];
