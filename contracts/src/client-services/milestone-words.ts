/**
 * How a milestone stands. `settled` is one whose money a cancellation or a moderator divided; `dropped` is one that nothing was
 * paid for before the work or its payment ended.
 */
export const milestoneStatuses = ['planned', 'funded', 'released', 'settled', 'dropped'] as const;
export type MilestoneStatus = (typeof milestoneStatuses)[number];

export const mostMilestones = 12;
