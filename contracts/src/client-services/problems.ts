export const clientServicesProblems = {
  service_not_found: 'There is no such service.',
  not_your_service: 'Only the professional of this service can move its stage.',
  not_the_client: 'Only the client of this service can do that.',
  client_sets_deadline: 'Client sets the deadline',
  professional_sets_estimate: 'Only the professional can set the estimated completion date.',
  day_in_the_past: 'This day has passed already.',
  reason_missing: 'Please give a reason for going back',
  service_not_completed: 'This service is not completed yet.',
  inspection_over: 'The time for requesting changes is over.',
  already_reviewed: 'You have already reviewed this service.',
  review_not_found: 'There is no review of this service yet.',
  review_final: 'A review can be changed for 14 days.',
  too_many_changes:
    'You have changed this service many times in a short time. The next change can follow in a while.',
  service_not_in_progress: 'This service is no longer in progress.',
} as const;
