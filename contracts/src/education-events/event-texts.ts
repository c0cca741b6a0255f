/** The texts of the pages of events, in the specification's own words. */
export const eventTexts = {
  loadFailed: 'Failed to load events',
  oneFailed: 'Failed to load event',
  signInToRegister: 'Please sign in to register for events',
  signInToPost: 'Please sign in to post events',
  onlyPosters: 'Only business professionals and gig workers can post events.',
  posted: 'Event posted successfully!',
  postFailed: 'Failed to post event',
  notAuthenticated: 'Not authenticated',
  registered: 'Successfully registered! Check your email for your ticket.',
  registerFailed: 'Failed to register',
  full: 'This event is now full',
  ticketNote:
    'For the organizer’s list. Your ticket is mailed to the confirmed email of your account.',
  paymentNote: 'Payment processing is handled after registration.',
  waitsForGuardian: 'Your guardian was asked. Your seat is kept until one of them answers.',
  none: 'No upcoming events',
} as const;
