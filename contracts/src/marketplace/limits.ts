/** Bounds of what a person writes, in characters after trimming. */
export const limits = {
  jobTitle: 200,
  jobDescription: { min: 10, max: 2000 },
  jobLocation: 200,
  proposalMessage: { min: 10, max: 1000 },
  jobSearch: 100,
} as const;
