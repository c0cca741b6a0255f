/** One guard of the product, as it stands and as it is taken out. */
export interface Guard {
  /** The number of the point that was not watched before. */
  point: number;
  says: string;
  file: string;
  from: string;
  to: string;
}

const events = 'services/education-events/src';

/** Without any one of these the walk with markers finds something within 2,000 calls. */
export const guards: Guard[] = [
  {
    point: 1,
    says: 'a child sees the events that staff approved',
    file: `${events}/events/queries.ts`,
    from: 'isChild ? forChildren : undefined',
    to: 'isChild ? undefined : undefined',
  },
  {
    point: 1,
    says: 'a child reads a first name and an initial of an organizer or educator',
    file: `${events}/people/audience.ts`,
    from: 'isChild && fullName ? nameForChildren(fullName) : shownName(fullName)',
    to: 'isChild && fullName ? shownName(fullName) : shownName(fullName)',
  },
  {
    point: 2,
    says: 'words of work that say how to reach someone are refused',
    file: 'services/chassis/src/people/child-gate.ts',
    from: "if (contact.length > 0) return refusedWords('contact_in_words', contact, held('contact'), at);",
    to: '',
  },
  {
    point: 3,
    says: 'an organizer reads a number before the guardian agreed',
    file: `${events}/registrations/view.ts`,
    from: "registration.status === 'awaiting_guardian' && {",
    to: 'registration.status !== registration.status && {',
  },
  {
    point: 4,
    says: 'a ban ends the events of who is banned',
    file: `${events}/departures/consumers.ts`,
    from: 'if (isBanned && !(await mayActSince(tx, id, event.sequence)))',
    to: 'if (isBanned && id === undefined)',
  },
  {
    point: 5,
    says: 'mail about a seat goes to the address of the account',
    file: `${events}/contacts/addresses-of-seat.ts`,
    from: 'addresses: await emailsOf(db, [userId]), isChild: false',
    to: 'addresses: [String(arguments[1].attendeeEmail)], isChild: false',
  },
  {
    point: 6,
    says: 'a child opens no page of a professional',
    file: 'services/marketplace/src/gigs/gig-visibility.ts',
    from: "if (!professional || isChild) throw notFound('pro_not_found');",
    to: "if (!professional || (isChild && !professional)) throw notFound('pro_not_found');",
  },
  {
    point: 6,
    says: 'a child sends no coordinates',
    file: 'services/marketplace/src/jobs/job-visibility.ts',
    from: 'if (!isChild || (latitude === undefined && longitude === undefined)) return;',
    to: 'if (!isChild || latitude !== undefined || longitude !== undefined) return;',
  },
  {
    point: 7,
    says: 'the filter sees how to reach someone',
    file: 'contracts/src/kernel/contact-details.ts',
    from: "verdictOn(text) !== 'clear'",
    to: 'verdictOn(text) === undefined',
  },
  {
    point: 8,
    says: 'words between children and adults need fresh news',
    file: 'services/chassis/src/people/news.ts',
    from: 'if (age <= newsMayBe.ofChildren) return;',
    to: 'if (age <= Number.MAX_SAFE_INTEGER) return;',
  },
  {
    point: 9,
    says: 'guardians agree to what there is',
    file: 'contracts/src/identity/kids/kids.ts',
    from: "['messaging', 'paid_work'] as const satisfies",
    to: "['messaging', 'paid_work', 'photos'] as const satisfies",
  },
];
