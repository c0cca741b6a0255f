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
    "A young person's work needs their guardian's approval, which comes with the job room.",
  job_awaits_guardian:
    'You have chosen somebody for this job, and their guardian is asked. Wait for the answer, or take it back.',
  proposal_changed: 'This proposal was changed meanwhile. Look at it as it is now.',
  proposal_not_withdrawn: 'Only a proposal that was withdrawn can be sent again.',
  proposal_resent_enough: 'This proposal was sent again three times already.',
  hire_not_waiting: 'This hire no longer waits for a guardian.',
  not_their_guardian: 'Only a guardian of the young person can do this.',
  child_may_not_work: 'This young person may not take work at the moment.',
  not_your_proposal: 'Only the professional who sent the proposal can do this.',
  gig_not_found: 'There is no such gig.',
  not_your_gig: 'Only the owner of the gig can do this.',
  gig_changed: 'This gig was changed meanwhile. Look at it as it is now before you change it.',
  gig_not_paused: 'This gig is not paused.',
  gig_not_active: 'This gig is not active.',
  gig_category_for_others: 'This category is not one of those for your account.',
  gig_has_enough_pictures: 'A gig has six pictures at most. Remove one first.',
  children_add_no_pictures: 'Kids accounts add no pictures.',
  too_many_gigs: 'You have posted many gigs in a short time.',
  contact_in_gig_of_child:
    'Please leave out phone numbers, e-mail, links, street addresses, accounts elsewhere and where to meet.',
  own_content: 'You cannot report what you posted yourself.',
  coordinates_of_child: 'Name a town or a ZIP code. Kids accounts tell nobody where they are.',
  zip_unknown: 'There is no such ZIP code.',
  pro_not_found: 'There is no such professional.',
} as const;
