import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { formatCents } from '@sidework/contracts/kernel/money';
import { eq } from 'drizzle-orm';
import { certificates, supersededCertificates } from '../certificates/table.ts';
import { coHosts } from '../co-hosts/table.ts';
import { certificateShowers } from '../education-records/table.ts';
import { courseRatings, enrollments, lessonNotes } from '../enrollments/table.ts';
import { events } from '../events/table.ts';
import { payments } from '../payments/table.ts';
import { postsBy } from '../questions/queries.ts';
import { lessonPosts } from '../questions/table.ts';
import { registrations } from '../registrations/table.ts';
import { courseSessions, sessionAttendances } from '../sessions/table.ts';
import { courseSubmissions } from '../submissions/table.ts';
import { waitlistPlaces } from '../waitlists/table.ts';
import {
  attendedOf,
  certificatesOf,
  coHostingBy,
  coHostsInvitedBy,
  enrollmentsOf,
  eventsOf,
  heldSessionsOf,
  notesOf,
  paymentsOf,
  placesOf,
  ratingsOf,
  registrationsOf,
  submissionsOf,
  supersededOf,
} from './queries.ts';

/** The courses that a person took and taught, and the events that they held and attended. */
export function gatherOwnData(db: Db, userId: string): OwnFile[] {
  return [
    { name: 'courses.json', about: 'The courses you enrolled in.', rows: learned(db, userId) },
    {
      name: 'course-sessions.json',
      about: 'The live sessions that you were at.',
      rows: satIn(db, userId),
    },
    {
      name: 'own-course-sessions.json',
      about: 'The live sessions of your courses.',
      rows: heldSessions(db, userId),
    },
    { name: 'lesson-notes.json', about: 'Your notes beside lessons.', rows: noted(db, userId) },
    { name: 'course-ratings.json', about: 'How you rated courses.', rows: rated(db, userId) },
    {
      name: 'lesson-questions.json',
      about: 'Your questions and answers on lessons.',
      rows: asked(db, userId),
    },
    { name: 'certificates.json', about: 'The certificates you got.', rows: earned(db, userId) },
    {
      name: 'replaced-certificates.json',
      about: 'Your certificates that were reissued under another name.',
      rows: replaced(db, userId),
    },
    { name: 'course-drafts.json', about: 'The courses you wrote.', rows: written(db, userId) },
    { name: 'events.json', about: 'The events you posted.', rows: held(db, userId) },
    { name: 'tickets.json', about: 'The events you registered for.', rows: attended(db, userId) },
    {
      name: 'shown-certificates.json',
      about: 'Whether your certificates are on your public page.',
      rows: shownOn(db, userId),
    },
    { name: 'waitlists.json', about: 'The events you waited for.', rows: awaited(db, userId) },
    {
      name: 'co-hosting.json',
      about: 'The events you co-host or were invited to co-host.',
      rows: helped(db, userId),
    },
    {
      name: 'co-hosts.json',
      about: 'Whom you invited to co-host your events.',
      rows: invited(db, userId),
    },
    { name: 'payments-asked.json', about: 'What you were asked to pay.', rows: billed(db, userId) },
  ];
}

const answered = ({ invitedAt, acceptedAt, endedAt }: typeof coHosts.$inferSelect) => ({
  invitedAt: invitedAt.toISOString(),
  acceptedAt: acceptedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

const helped = (db: Db, userId: string) =>
  allRows({
    order: [coHosts.invitedAt, coHosts.id],
    ask: (page) => coHostingBy(db, userId, page),
    place: ({ coHost }) => [coHost.invitedAt, coHost.id],
    present: ({ coHost, title }) => ({ event: title, ...answered(coHost) }),
  });

const invited = (db: Db, userId: string) =>
  allRows({
    order: [coHosts.invitedAt, coHosts.id],
    ask: (page) => coHostsInvitedBy(db, userId, page),
    place: ({ coHost }) => [coHost.invitedAt, coHost.id],
    present: ({ coHost, title }) => ({ event: title, email: coHost.email, ...answered(coHost) }),
  });

const learned = (db: Db, userId: string) =>
  allRows({
    order: [enrollments.enrolledAt, enrollments.id],
    ask: (page) => enrollmentsOf(db, userId, page),
    place: ({ enrollment }) => [enrollment.enrolledAt, enrollment.id],
    present: ({ enrollment, title, spentMs, videos, lessonTries }) => ({
      course: title,
      status: enrollment.status,
      price: formatCents(enrollment.priceCents),
      isPaid: enrollment.isPaid,
      lastQuizScore: enrollment.lastScore,
      quizTries: enrollment.quizTries,
      lessonQuizTries: lessonTries,
      secondsInLessons: Math.floor(spentMs / 1_000),
      videos,
      enrolledAt: enrollment.enrolledAt.toISOString(),
      completedAt: enrollment.completedAt?.toISOString() ?? null,
    }),
  });

const satIn = (db: Db, userId: string) =>
  allRows({
    order: [sessionAttendances.checkedInAt, sessionAttendances.id],
    ask: (page) => attendedOf(db, userId, page),
    place: ({ attendance }) => [attendance.checkedInAt, attendance.id],
    present: ({ attendance, session, course }) => ({
      course,
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      checkedInAt: attendance.checkedInAt.toISOString(),
      checkedOutAt: attendance.checkedOutAt?.toISOString() ?? null,
    }),
  });

const heldSessions = (db: Db, userId: string) =>
  allRows({
    order: [courseSessions.startsAt, courseSessions.id],
    ask: (page) => heldSessionsOf(db, userId, page),
    place: ({ session }) => [session.startsAt, session.id],
    present: ({ session, course }) => ({
      course,
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      place: session.place,
      link: session.link,
      isCancelled: session.cancelledAt !== null,
    }),
  });

const noted = (db: Db, userId: string) =>
  allRows({
    order: [lessonNotes.writtenAt, lessonNotes.lessonId],
    ask: (page) => notesOf(db, userId, page),
    place: ({ note }) => [note.writtenAt, note.lessonId],
    present: ({ note, course, lesson }) => ({
      course,
      lesson,
      note: note.note,
      writtenAt: note.writtenAt.toISOString(),
    }),
  });

const rated = (db: Db, userId: string) =>
  allRows({
    order: [courseRatings.ratedAt, courseRatings.id],
    ask: (page) => ratingsOf(db, userId, page),
    place: ({ rating }) => [rating.ratedAt, rating.id],
    present: ({ rating, course }) => ({
      course,
      stars: rating.rating,
      phrases: rating.phrases,
      ratedAt: rating.ratedAt.toISOString(),
    }),
  });

const asked = (db: Db, userId: string) =>
  allRows({
    order: [lessonPosts.writtenAt, lessonPosts.id],
    ask: (page) => postsBy(db, userId, page),
    place: ({ post }) => [post.writtenAt, post.id],
    present: ({ post, course, lesson }) => ({
      course,
      lesson,
      kind: post.questionId === null ? 'question' : 'answer',
      words: post.words,
      writtenAt: post.writtenAt.toISOString(),
      hiddenAt: post.hiddenAt?.toISOString() ?? null,
    }),
  });

const earned = (db: Db, userId: string) =>
  allRows({
    order: [certificates.issuedAt, certificates.id],
    ask: (page) => certificatesOf(db, userId, page),
    place: ({ issuedAt, id }) => [issuedAt, id],
    present: (certificate) => ({
      code: certificate.code,
      name: certificate.holderName,
      course: certificate.courseTitle,
      hours: certificate.hours,
      credits: certificate.credits,
      activeMinutes: certificate.activeMinutes,
      isSample: certificate.isSample,
      details: certificate.details && { ...certificate.details },
      issuedAt: certificate.issuedAt.toISOString(),
      revokedAt: certificate.revokedAt?.toISOString() ?? null,
      revokedReason: certificate.revokedReason,
    }),
  });

const shownOn = async function* (db: Db, userId: string) {
  const { personId } = certificateShowers;
  const [kept] = await db.select().from(certificateShowers).where(eq(personId, userId));
  if (kept) yield { shownSince: kept.since.toISOString() };
};

const replaced = (db: Db, userId: string) =>
  allRows({
    order: [supersededCertificates.supersededAt, supersededCertificates.id],
    ask: (page) => supersededOf(db, userId, page),
    place: ({ supersededAt, id }) => [supersededAt, id],
    present: ({ code, holderName, courseTitle, issuedAt, supersededAt }) => ({
      code,
      name: holderName,
      course: courseTitle,
      issuedAt: issuedAt.toISOString(),
      replacedAt: supersededAt.toISOString(),
    }),
  });

const written = (db: Db, userId: string) =>
  allRows({
    order: [courseSubmissions.createdAt, courseSubmissions.id],
    ask: (page) => submissionsOf(db, userId, page),
    place: ({ createdAt, id }) => [createdAt, id],
    present: ({ draft, status, reason, createdAt }) => ({
      title: draft.title,
      description: draft.description,
      price: formatCents(draft.priceCents),
      lessons: draft.lessons.map(({ title, content, file, video }) => ({
        title,
        content,
        file: file?.name ?? null,
        video: video?.name ?? null,
        captions: video?.captions?.name ?? null,
        poster: video?.poster?.name ?? null,
      })),
      certificate: draft.certificate ? { ...draft.certificate } : null,
      status,
      reason,
      writtenAt: createdAt.toISOString(),
    }),
  });

const held = (db: Db, userId: string) =>
  allRows({
    order: [events.createdAt, events.id],
    ask: (page) => eventsOf(db, userId, page),
    place: ({ createdAt, id }) => [createdAt, id],
    present: (event) => ({
      title: event.title,
      description: event.description,
      location: event.location,
      startsAt: event.eventDate.toISOString(),
      price: formatCents(event.priceCents),
      ticketTypes: event.ticketTypes.map((type) => ({ ...type })),
      promoCodes: event.promoCodes.map((promo) => ({ ...promo })),
      questions: event.questions.map((question) => ({ ...question })),
      refundRule: event.refundRule && { ...event.refundRule },
      seats: event.capacity,
      registered: event.taken,
      status: event.status,
      youngPeople: event.youngPeople,
      youngPeopleReason: event.youngPeopleReason,
      takenDownAt: event.takenDownAt?.toISOString() ?? null,
      postedAt: event.createdAt.toISOString(),
    }),
  });

const attended = (db: Db, userId: string) =>
  allRows({
    order: [registrations.createdAt, registrations.id],
    ask: (page) => registrationsOf(db, userId, page),
    place: ({ registration }) => [registration.createdAt, registration.id],
    present: ({ registration, title }) => ({
      event: title,
      name: registration.attendeeName,
      isGuest: registration.guestNumber > 0,
      email: registration.attendeeEmail,
      ticket: registration.transferredAt ? null : registration.ticketCode,
      givenAwayAt: registration.transferredAt?.toISOString() ?? null,
      status: registration.status,
      price: formatCents(registration.paymentAmountCents),
      ticketType: registration.ticketTypeName,
      promoCode: registration.promoCode,
      answers: registration.answers,
      shownToConnections: registration.showsToKnown,
      refundRule: registration.refundRule && { ...registration.refundRule },
      refunded: registration.refundCents === null ? null : formatCents(registration.refundCents),
      payment: registration.paymentStatus,
      registeredAt: registration.createdAt.toISOString(),
      checkedInAt: registration.checkedInAt?.toISOString() ?? null,
    }),
  });

const awaited = (db: Db, userId: string) =>
  allRows({
    order: [waitlistPlaces.joinedAt, waitlistPlaces.id],
    ask: (page) => placesOf(db, userId, page),
    place: ({ place }) => [place.joinedAt, place.id],
    present: ({ place, title }) => ({
      event: title,
      status: place.status,
      joinedAt: place.joinedAt.toISOString(),
      endedAt: place.endedAt?.toISOString() ?? null,
    }),
  });

const billed = (db: Db, userId: string) =>
  allRows({
    order: [payments.requestedAt, payments.id],
    ask: (page) => paymentsOf(db, userId, page),
    place: ({ requestedAt, id }) => [requestedAt, id],
    present: (payment) => ({
      amount: formatCents(payment.amountCents),
      status: payment.status,
      askedAt: payment.requestedAt.toISOString(),
    }),
  });
