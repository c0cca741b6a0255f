/** The marketing figures are fixed text and never computed; the operator edits them here. */
export const figures = {
  professionals: '5K+',
  professionalsInFull: '5,000+',
  gigs: '1.2K+',
  earned: '$2M+',
  courses: '200+',
  courseCategories: '8',
  passRate: '95%',
  access: '24/7',
  learners: '5K+',
  paidToEducators: '$150K+',
  educatorShare: '85%',
} as const;

export const educationClaims = [
  { figure: figures.courses, what: `courses across ${figures.courseCategories} categories` },
  { figure: figures.passRate, what: 'pass rate' },
  { figure: figures.access, what: 'access' },
  { figure: figures.learners, what: 'learners' },
];

export const educatorClaims = [{ figure: figures.paidToEducators, what: 'paid to educators' }];
