/** Bounds of what a person writes, in characters after trimming; and of what they say in one go. */
export const limits = {
  jobTitle: 200,
  jobDescription: { min: 10, max: 2000 },
  jobLocation: 200,
  proposalMessage: { min: 10, max: 1000 },
  jobSearch: 100,
  placeSearch: { min: 2, max: 100 },
  proposalsSeen: 100,
} as const;

export const mostJobPictures = 10;

/** How often a proposal that was withdrawn can be sent again. */
export const mostResends = 3;

/** How many days a guardian has to approve a hire. */
export const guardianDays = 7;

/** How many days a job takes proposals unless its client extends it, and how many before its end they are told. */
export const jobDays = { open: 30, warning: 3 } as const;
