export { certificates, supersededCertificates } from './certificates/table.ts';
export { coHosts } from './co-hosts/table.ts';
export { contacts } from './contacts/table.ts';
export { courseCoupons } from './coupons/table.ts';
export { courses, lessons, quizQuestions } from './courses/table.ts';
export { certificateShowers } from './education-records/table.ts';
export {
  courseRatings,
  courseStars,
  enrollments,
  lessonClocks,
  lessonNotes,
  lessonProgress,
  lessonQuizzes,
  lessonTimes,
} from './enrollments/table.ts';
export { events } from './events/table.ts';
export { lessonCaptions, lessonFiles, signingKeys, videoUploads } from './files/table.ts';
export { handedPapers } from './papers/table.ts';
export { payments } from './payments/table.ts';
export { timeZones } from './people/table.ts';
export { educationEvents } from './postgres-schema.ts';
export { lessonPosts } from './questions/table.ts';
export { doorTaps, registrations } from './registrations/table.ts';
export { courseSessions, sessionAttendances } from './sessions/table.ts';
export { courseSubmissions } from './submissions/table.ts';
export { mailTasks } from './tasks/table.ts';
export { ticketInvitations } from './ticket-invitations/table.ts';
export { waitlistPlaces } from './waitlists/table.ts';
