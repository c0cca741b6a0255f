export const marketplaceProblems = {
  job_not_found: 'There is no such job.',
  job_not_open: 'This job no longer takes proposals.',
  job_changed: 'This job was changed meanwhile. Look at it as it is now before you change it.',
  youth_job_frozen:
    'A young person has answered this job, so it stays as it is. Close it and post it anew.',
  not_your_job: 'Only the client who posted the job can do this.',
  contact_in_youth_job:
    'Please leave out phone numbers, e-mail, links, street addresses, accounts elsewhere and where to meet. Young people answer you here, together with their guardian.',
  contact_in_youth_proposal:
    'Please leave out phone numbers, e-mail, links, street addresses, accounts elsewhere and where to meet. The client sees your proposal here, and your guardian does the rest.',
  too_many_jobs: 'You have posted many jobs in a short time.',
  too_many_proposals: 'You have sent many proposals in a short time.',
  own_job: 'You cannot propose on your own job.',
  proposal_not_found: 'There is no such proposal.',
  proposal_not_open: 'This proposal has already been decided.',
  guardian_approval_needed:
    "A young person's proposal needs their guardian's approval, which comes with the job room.",
  not_your_proposal: 'Only the professional who sent the proposal can do this.',
} as const;
