/** The texts of the pages of courses, in the specification's own words. */
export const courseTexts = {
  logInToEnroll: 'Please log in to enroll in courses',
  enrolled: 'Enrollment Successful!',
  checkEmail: 'You are enrolled. Please check your email for access details.',
  payFirst: 'Your place is kept for 15 minutes. You can learn as soon as it is paid.',
  waitsForGuardian: 'Your guardian was asked. You can learn as soon as one of them agrees.',
  notForYoungPeople: 'This course is not open to young people.',
  notFound: 'Course Not Found',
  freeWhileSample: 'Free while its lessons are samples',
  none: 'No courses found',
  submitted: 'Course submitted for review',
  reviewTime: 'We review submissions within 24-48 hours',
  /** Fixed text, never computed; whether a course is approved by a state stands with the course (D-66). */
  claims: [
    { figure: '200+', what: 'courses across 8 categories' },
    { figure: '95%', what: 'pass rate' },
    { figure: '24/7', what: 'access' },
    { figure: '5K+', what: 'learners' },
    { figure: '$150K+', what: 'paid to educators' },
  ],
  approvalClaim: 'State-approved CE credits, where a course shows its approval.',
  educatorsEarn: 'Educators earn 85% of what their courses cost.',
  reviewed: 'Submitted courses are reviewed in 24-48 hours.',
  whatYouLearn: [
    'What the rules ask for, and why',
    'How to apply them to cases from practice',
    'What to keep on file, and for how long',
    'Where to look up what differs by state',
  ],
  includes: ['Course materials', 'Certificate of completion', '24/7 access', 'Email support'],
  syllabusTooLarge: 'A syllabus may have at most 10MB. Please choose a smaller file.',
  sampleCertificateTooLarge:
    'A sample certificate may have at most 5MB. Please choose a smaller file.',
} as const;
