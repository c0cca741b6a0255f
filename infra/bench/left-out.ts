const byStaff = 'Staff alone ask it.';
const ofChild = 'It is of one child, who has few of them.';
const notFilled = 'No file fills it yet.';
const byPlans = 'A test of plans counts the rows that it looks at.';

/** The lists by page that no bench asks, and the reason. */
export const leftOut: Record<string, string> = {
  '/people': byPlans,
  '/admin/consents': byStaff,
  '/admin/verifications': byStaff,
  '/admin/accounts': byStaff,
  '/admin/audit-log': byStaff,
  '/jobs/:jobId/versions': 'A job for young people has few versions.',
  '/proposals/children/:childId': ofChild,
  '/child-hires': 'A guardian has few hires that wait for them.',
  '/pros': 'Search engines ask it, and it goes on by id.',
  '/favorites/gigs': 'At most 500 are kept.',
  '/favorites/people': 'At most 500 are kept.',
  '/conversations/:personId/messages': byPlans,
  '/messages': byPlans,
  '/conversations/children/:childId/:personId/messages': ofChild,
  '/conversations/children/:childId/words': ofChild,
  '/rooms/:roomId/messages': ofChild,
  '/reports': byStaff,
  '/support/threads': byStaff,
  '/services/children/:childId': ofChild,
  '/reviews/of-client': notFilled,
  '/proofs': notFilled,
  '/crm/people/:personId/moments': notFilled,
  '/courses/:courseId/sessions': 'A course has at most 200.',
  '/courses/:courseId/sessions/:sessionId/learners': notFilled,
  '/courses/:courseId/coupons': notFilled,
  '/courses/:courseId/questions': notFilled,
  '/course-reviews': byStaff,
  '/event-reviews': byStaff,
  '/license-checks/verified': byStaff,
  '/license-checks': byStaff,
  '/mileage-trips': notFilled,
  '/recurring-entries': notFilled,
  '/journal': notFilled,
  '/statement-rules': 'A person has at most 200.',
  '/ledger-differences': byStaff,
  '/international-sales/drafts': notFilled,
};
