/** A page's question, and what it posts where it writes. */
export interface Question {
  path: string;
  body?: Record<string, unknown>;
  /** Asked for the page after the first. */
  isNext?: boolean;
}

/** The records of one person, how many two people have of them, and what the pages ask of the service. */
export interface Shelf {
  name: string;
  service: string;
  /** Fills `sidework.records` records of `sidework.owner`. */
  file: string;
  few: number;
  many: number;
  questions: (thisYear: number, owner: string, records: number) => Question[];
}

export const shelves: Shelf[] = [
  {
    name: 'books',
    service: 'business-tools',
    file: 'services/business-tools/test/many-books.sql',
    few: 1_000,
    many: 100_000,
    questions: (year, owner) => [
      { path: '/licenses' },
      { path: '/licenses', isNext: true },
      { path: '/certifications' },
      { path: '/ce-requirements' },
      { path: '/ce-requirements', isNext: true },
      { path: `/calendar-feeds/${owner}` },
      ...['/income-records', '/deductions'].flatMap((path) => [
        { path: `${path}?year=${year}` },
        { path: `${path}?year=${year}`, isNext: true },
        { path: `${path}?year=${year}&quarter=1` },
        { path: `${path}?year=${year}&isAutomatic=true` },
        { path: `${path}?year=${year}&isAutomatic=false` },
      ]),
      { path: `/income-records?year=${year}&category=Commission` },
      { path: `/income-records?year=${year}&category=Commission&isAutomatic=true` },
      { path: `/deductions?year=${year}&category=Home%20Office` },
      { path: `/deductions?year=${year}&category=Home%20Office&isAutomatic=true` },
      { path: `/tax-summary?year=${year}` },
      { path: `/tax-summary?year=${year}&category=Services` },
      { path: `/tax-summary/schedule-c?year=${year}` },
      { path: '/tax-rates' },
      { path: '/tax-estimates' },
      { path: '/tax-estimates', isNext: true },
      { path: '/tax-estimates', body: { year, quarter: null, locationState: 'Texas' } },
      { path: '/financial-statements', body: { year, period: 'annual' } },
      { path: '/financial-statements', body: { year, period: 'Q1' } },
      { path: `/financial-statements?year=${year}&period=annual` },
      { path: `/financial-statements/${year}/annual/file?format=pdf&method=full` },
      { path: '/yoy-analysis' },
      { path: '/owner-entries' },
      { path: '/owner-entries', isNext: true },
    ],
  },
  {
    name: 'documents',
    service: 'business-tools',
    file: 'services/business-tools/test/many-documents.sql',
    few: 100,
    many: 10_000,
    questions: (year) => [
      { path: '/documents/overview' },
      { path: '/documents' },
      { path: '/documents', isNext: true },
      { path: `/documents?year=${year}` },
      { path: `/documents?year=${year - 2}&type=contract` },
      { path: '/documents?type=receipt' },
      { path: '/documents?search=invoice' },
      { path: '/documents?search=rarely' },
      { path: '/documents?search=nowhere' },
      { path: '/documents?isTrashed=true' },
      { path: '/trade-summary' },
      ...['/international-sales', '/imported-goods', '/exported-goods'].flatMap((path) => [
        { path },
        { path, isNext: true },
      ]),
    ],
  },
  {
    name: 'works',
    service: 'client-services',
    file: 'services/client-services/test/many-works.sql',
    few: 100,
    many: 10_000,
    questions: (year, owner) => [
      { path: '/services?as=professional' },
      { path: '/services?as=professional', isNext: true },
      { path: '/balance' },
      { path: '/balance/entries' },
      { path: '/balance/entries', isNext: true },
      { path: '/crm/overview?timeZone=America%2FNew_York' },
      { path: '/crm/people' },
      { path: '/crm/people', isNext: true },
      { path: '/crm/clients' },
      { path: '/crm/reviews' },
      { path: '/crm/reviews', isNext: true },
      { path: `/reviews?professionalId=${owner}` },
      { path: `/reviews/ratings?professionalId=${owner}` },
      { path: `/appointments?from=${year}-01-01T00:00:00Z&to=${year}-01-08T00:00:00Z` },
    ],
  },
  {
    name: 'network',
    service: 'network-chat',
    file: 'services/network-chat/test/many-conversations.sql',
    few: 100,
    many: 10_000,
    questions: () => [
      { path: '/today' },
      { path: '/connections/counts' },
      { path: '/connections' },
      { path: '/connections', isNext: true },
      { path: '/connections?list=received' },
      { path: '/notifications' },
      { path: '/notifications', isNext: true },
      { path: '/conversations' },
      { path: '/conversations', isNext: true },
      { path: '/unread-counts' },
    ],
  },
  {
    name: 'learning',
    service: 'education-events',
    file: 'services/education-events/test/many-of-one.sql',
    few: 100,
    many: 10_000,
    questions: (_year, owner, records) => {
      // As the file numbers the course that has all the students.
      const course = `/courses/${1_000_000_000 + records}`;
      return [
        ...[
          '/events/mine',
          '/registrations',
          '/co-hosting',
          '/enrollments',
          '/course-submissions',
          `/events/${owner}/registrations`,
          `/events/${owner}/waitlist`,
          `${course}/students`,
          `${course}/ratings`,
        ].flatMap((path) => [{ path }, { path, isNext: true }]),
        { path: course },
        { path: `/events/${owner}` },
      ];
    },
  },
  {
    name: 'market',
    service: 'marketplace',
    file: 'services/marketplace/test/many-of-one.sql',
    few: 100,
    many: 10_000,
    questions: (_year, owner) => [
      ...['/jobs/mine', '/gigs/mine', '/proposals', `/jobs/${owner}/proposals`].flatMap((path) => [
        { path },
        { path, isNext: true },
      ]),
      { path: `/pros/${owner}` },
    ],
  },
];
