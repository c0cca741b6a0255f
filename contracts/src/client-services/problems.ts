export const clientServicesProblems = {
  service_not_found: 'There is no such service.',
  not_your_service: 'Only the professional of this service can move its stage.',
  service_not_in_progress: 'This service is no longer in progress.',
} as const;
