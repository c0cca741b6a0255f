/** An answer over more data may take so many times as long; search is asked with its worst word. */
export const goals = {
  newest: 1.5,
  next: 1.5,
  category: 1.5,
  search: 12,
  nearest: 4,
  'gigs, newest': 1.5,
  'gigs, category': 1.5,
  'gigs, search': 12,
  'people, by name': 1.5,
  'people, search': 12,
  'people, place': 12,
  'free times of a gig': 1.5,
  'reviews, with photos': 1.5,
  'reviews, how many stars': 1.5,
  'photos of work': 1.5,
  'events, next': 1.5,
  'events, category': 1.5,
  'events, search': 12,
  'courses, newest': 1.5,
  'courses, category': 1.5,
  'courses, search': 12,
};

/** The questions about gigs, of which there are as many as jobs. */
const ofGigs: Record<string, string[]> = {
  'gigs, newest': ['/gigs'],
  'gigs, category': ['/gigs?category=plumbing', '/gigs?category=delivery'],
  'gigs, search': ['repair', 'piano', 'restore', 'harpsichord'].map(
    (word) => `/gigs?search=${word}`,
  ),
};

/** The questions about people to meet, of whom there are as many. */
const ofPeople: Record<string, string[]> = {
  'people, by name': ['/discover'],
  'people, search': ['plumber', 'harpsichord', 'zeppelin'].map(
    (word) => `/discover?search=${word}`,
  ),
  'people, place': ['newark', 'nome'].map((place) => `/discover?place=${place}`),
};

/** The first professional of `many-services.sql`, who has as much work on either platform. */
const worker = {
  id: '01970000-0000-7000-8000-000000000001',
  gig: '01970000-0000-7000-9000-000000000001',
};

/** The questions about one professional, of whom there are more and more. */
const ofWork: Record<string, string[]> = {
  'free times of a gig': [`/bookings/gigs/${worker.gig}/times`],
  'reviews, with photos': [`/reviews?professionalId=${worker.id}`],
  'reviews, how many stars': [`/reviews/ratings?professionalId=${worker.id}`],
};

/** The questions about events and courses, of which there are as many as jobs. */
const ofLearning: Record<string, string[]> = {
  'events, next': ['/events'],
  'events, category': ['/events?category=Seminar', '/events?category=Networking&price=free'],
  'events, search': ['plumbers', 'harpsichord', 'quetzal', 'zeppelin'].map(
    (word) => `/events?search=${word}`,
  ),
  'courses, newest': ['/courses'],
  'courses, category': ['/courses?category=notary', '/courses?category=accounting'],
  'courses, search': ['safety', 'harpsichord', 'quetzal', 'zeppelin'].map(
    (word) => `/courses?search=${word}`,
  ),
};

/** The questions that are asked of the whole platform, beside those of `questions.ts`. */
export const ofWhole: Record<string, string[]> = {
  ...ofGigs,
  ...ofPeople,
  ...ofWork,
  ...ofLearning,
};

/** The service that answers it; undefined of marketplace. */
export function ownerOf(path: string) {
  if (path.startsWith('/discover')) return 'network-chat';
  if (/^\/(events|courses)/.test(path)) return 'education-events';
  return /^\/(bookings|reviews)/.test(path) ? 'client-services' : undefined;
}
