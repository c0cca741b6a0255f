/** The texts of the screens, in the specification's own words (section 8). Errors that a server gives are not here. */
export const texts = {
  toastTitles: {
    signupFailed: 'Signup failed',
    loginFailed: 'Login failed',
    error: 'Error',
    authenticationRequired: 'Authentication required',
    validationError: 'Validation Error',
    locationDenied: 'Location access denied',
    locationNotSupported: 'Location not supported',
  },
  auth: {
    accountCreated: 'Account created successfully',
    welcomeBack: 'Welcome back!',
    resetSent: 'We sent you a password reset link',
    invalidCredentials: 'Invalid email or password',
    emailNotConfirmed: 'Please confirm your email address',
    emailTaken: 'An account with this email already exists',
    sessionExpired: 'Your session has expired. Please sign in again',
  },
  profile: {
    created: 'Profile created successfully!',
    failed: 'Failed to create profile',
    noUser: 'No user found',
  },
  jobs: {
    posted: 'Your job request has been posted',
    proposalSubmitted: 'Your proposal has been submitted',
    logInToPropose: 'Please log in to submit a proposal',
    locationDenied: 'Please enable location services to use distance filtering',
    locationNotSupported: 'Your browser does not support geolocation',
  },
  gigs: {
    posted: 'Gig posted successfully!',
    deleted: 'Gig deleted successfully!',
  },
  services: {
    progressUpdated: 'Service progress updated!',
    loadFailed: 'Failed to load services: ',
    progressFailed: 'Failed to update progress: ',
    noneReceived: "You haven't received any services yet.",
    deadlinesUpdated: 'Deadlines updated successfully!',
    deadlinesFailed: 'Failed to update deadlines: ',
    reviewSubmitted: 'Review submitted successfully',
  },
  chat: {
    selectPerson:
      'Select a user to start chatting or go to the Network page to connect with professionals.',
    monitoring: 'Message Monitoring Active',
    placeholder: 'Type a message...',
  },
  /** The texts for words that people write for others to read. */
  shownText: {
    line: 'Please write this on one line, without characters that cannot be shown',
    lines: 'Please leave out characters that cannot be shown',
    nothing: 'Please write something that can be read',
  },
  errors: {
    network: 'Network error. Please check your connection',
    other: 'An error occurred. Please try again',
    nothing: 'An unexpected error occurred',
    permission: 'You do not have permission to perform this action',
  },
} as const;
