/** Bounds of what a person writes, in characters after trimming; and of what they say in one go. */
export const limits = {
  jobTitle: 200,
  jobDescription: { min: 10, max: 2000 },
  jobLocation: 200,
  proposalMessage: { min: 10, max: 1000 },
  jobSearch: 100,
  proposalsSeen: 100,
} as const;
