/** The progress stages of a service, with the percentage each stands for (specification section 3). */
export const stages = [
  { key: 'not_started', label: 'Not Started', percentage: 0 },
  { key: 'in_progress', label: 'In Progress', percentage: 25 },
  { key: 'halfway', label: 'Halfway Complete', percentage: 50 },
  { key: 'near_completion', label: 'Near Completion', percentage: 75 },
  { key: 'completed', label: 'Completed', percentage: 100 },
] as const;
export type StageKey = (typeof stages)[number]['key'];

export const serviceStatuses = ['in_progress', 'completed', 'cancelled'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

export const paymentStatuses = ['pending', 'escrowed', 'released', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The percentage of a stage. */
export function percentageOf(stage: StageKey): number {
  return stages.find(({ key }) => key === stage)?.percentage ?? 0;
}
