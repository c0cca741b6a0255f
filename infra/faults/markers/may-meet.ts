import type { Kind, Marker } from './marker.ts';

/** A reader is a person of the cast, a visitor without a token, or an address without an account. */
export interface Reader {
  id: string | undefined;
  kind: 'adult' | 'child' | 'staff' | 'visitor' | 'nobody';
}

/** The events so far that decide who may meet which marker. Only a widening one is kept while it is under way. */
export interface Facts {
  /** The guardians of each child; an adult has no entry. */
  guardians: ReadonlyMap<string, readonly string[]>;
  /** Pairs of whom one was hired by the other; of a child with its guardian's yes. */
  hired: ReadonlySet<string>;
  /** Pairs who work or talk together. */
  related: ReadonlySet<string>;
  /** Words of events as staff approved them for young people, and of courses that are for them. */
  forYoungPeople: ReadonlySet<string>;
  /** Pairs of a child and an organizer at whose event a guardian agreed to a seat. */
  admitted: ReadonlySet<string>;
  /** Pairs of a person and the giver of an event or a course where they had a seat. */
  attended: ReadonlySet<string>;
  /** Since when each service knows of a ban. */
  banned: ReadonlyMap<string, number>;
}

/** The place and time of a reading: `GET /api/events`, a mail. */
export interface Asked {
  place: string;
  at: number;
}

/** The attended hold this key of a seat at an event; a marker names the event among its addressees. */
export const seatOf = (eventId: string, personId: string) => `${eventId}>${personId}`;

export const pairOf = (one: string, other: string) => [one, other].sort().join('+');

interface Meeting {
  reader: Reader;
  marker: Marker;
  isChild: boolean;
  isSignedIn: boolean;
  isByChild: boolean;
  /** Whether it was written to the reader, or to a child that they look after. */
  isAddressed: boolean;
  isHired: boolean;
  isRelated: boolean;
  isOwnGuardian: boolean;
  looksAfterSomebody: boolean;
  isForYoungPeople: boolean;
  isAdmitted: boolean;
  place: string;
}

const addressed = ({ isAddressed }: Meeting) => isAddressed;
const nobody = () => false;
/** Adults show these to each other and to visitors, and to no child (D-108 and D-117). */
const adults = ({ isChild, isByChild }: Meeting) => !isChild && !isByChild;
/** The same, for a child that is shown it once a guardian agreed to work with its writer. */
const adultsAndHired = (meeting: Meeting) => adults(meeting) || meeting.isHired;
const invitation = 'the mail "Someone has a ticket for you"';
/** The invited person is told the title of the event, unless it has contact details (D-122). */
const isInvited = ({ marker, place }: Meeting) => place === invitation && !marker.tellsContact;
const attendees = 'GET /api/events/:id/registrations';

/** Written from the decisions of the product, and not from its code; who wrote it and staff were let in before. */
const rules: Record<Kind, (meeting: Meeting) => boolean> = {
  // 10, 18, 118: of a child only people who are signed in, and an organizer once a guardian agreed.
  'first name': ({ isByChild, isSignedIn, isAdmitted, place }) =>
    !isByChild || (isSignedIn && (place !== attendees || isAdmitted)),
  // 108: an adult's is a child's to know once the job room is approved; a child's is its family's.
  surname: (meeting) => !meeting.isByChild && (adultsAndHired(meeting) || meeting.isOwnGuardian),
  // 10: never an exact place, nor an address of mail of who is not dealt with; 118: never a guardian's.
  street: nobody,
  email: ({ isByChild, isChild, isRelated }) => !isByChild && !isChild && isRelated,
  bio: adultsAndHired,
  avatar: (meeting) => adultsAndHired(meeting) || meeting.isOwnGuardian,
  job: adults,
  // 111: children, guardians, the client and staff.
  'youth job': ({ isChild, looksAfterSomebody, isAddressed }) =>
    isChild || looksAfterSomebody || isAddressed,
  proposal: addressed,
  // 18, 119: a child's are for people who are signed in; an adult's are for no child.
  gig: ({ isByChild, isChild, isSignedIn }) => (isByChild ? isSignedIn : !isChild),
  'room message': addressed,
  message: addressed,
  service: addressed,
  // 117: what adults write of each other reaches no child.
  review: ({ isChild, isAddressed }) => !isChild || isAddressed,
  notes: nobody,
  document: nobody,
  report: nobody,
  // 118: a child sees what staff approved, as it was approved.
  event: (meeting) =>
    isInvited(meeting) ||
    (meeting.reader.kind !== 'nobody' && (!meeting.isChild || meeting.isForYoungPeople)),
  attendee: addressed,
  'attendee message': ({ isChild, isAddressed }) => !isChild && isAddressed,
  // 133: no page loads a foreign host.
  'linked picture': nobody,
  // 118: children are told that the organizer cancelled, and no more.
  cancellation: ({ isChild, reader }) => !isChild && reader.kind !== 'nobody',
  course: ({ isChild, reader, isForYoungPeople }) =>
    reader.kind !== 'nobody' && (!isChild || isForYoungPeople),
};

/** A ban takes these from everybody's sight (D-123); the patterns say where they would be seen. */
const endedByBan: Partial<Record<Kind, RegExp>> = {
  event: /^GET \/api\/events(\/:id)?$/,
  gig: /^GET \/api\/gigs(\/:id)?$/,
  course: /^GET \/api\/courses(\/\d+)?$/,
};

/** Decides whether a reader may meet a marker there. */
export function mayMeet(reader: Reader, marker: Marker, facts: Facts, asked: Asked): boolean {
  if (reader.kind === 'staff' || reader.id === marker.writerId) return true;
  const { guardians } = facts;
  const looksAfter = (id: string) =>
    reader.id !== undefined && (guardians.get(id)?.includes(reader.id) ?? false);
  const isAlone = marker.kind === 'document' || marker.kind === 'notes';
  if (looksAfter(marker.writerId)) return !isAlone;
  const isForOwnChild = marker.among.some(looksAfter);
  const isByChild = guardians.has(marker.writerId);
  const isChild = reader.kind === 'child';
  const concernsChild = isByChild || marker.among.some((id) => guardians.has(id));
  // Contact details are kept for the guardians, and reach no one else (D-117). In a job room, which a guardian opened and
  // reads along, an adult may say where to come (D-108).
  const isInRoom = marker.kind === 'room message' && !isByChild;
  if (marker.tellsContact && !isInRoom && (isChild || concernsChild || marker.kind === 'youth job'))
    return isForOwnChild;
  const pair = pairOf(reader.id ?? '', marker.writerId);
  const bannedAt = facts.banned.get(marker.writerId);
  const isOver = bannedAt !== undefined && bannedAt < asked.at && !facts.attended.has(pair);
  if (isOver && endedByBan[marker.kind]?.test(asked.place)) return false;
  return rules[marker.kind]({
    reader,
    marker,
    isChild,
    isByChild,
    place: asked.place,
    isSignedIn: reader.id !== undefined,
    isAddressed: isForOwnChild || (reader.id !== undefined && isAmong(marker, reader.id, facts)),
    isHired: facts.hired.has(pair),
    isRelated: facts.related.has(pair),
    isOwnGuardian: guardians.get(reader.id ?? '')?.includes(marker.writerId) ?? false,
    looksAfterSomebody: [...guardians.keys()].some(looksAfter),
    isForYoungPeople: facts.forYoungPeople.has(marker.word),
    isAdmitted: facts.admitted.has(pair),
  });
}

/** Written to the reader, or to all who come to an event; some of them, or of their children, register while it is sent. */
function isAmong({ among }: Marker, readerId: string, { attended, guardians }: Facts): boolean {
  const children = [...guardians].flatMap(([id, of]) => (of.includes(readerId) ? [id] : []));
  const seated = [readerId, ...children];
  return among.some(
    (id) => id === readerId || seated.some((each) => attended.has(seatOf(id, each))),
  );
}
