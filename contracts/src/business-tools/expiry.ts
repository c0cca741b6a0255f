const dayOf24Hours = 24 * 60 * 60 * 1000;

/** The state of a license, a certification or a CE requirement, by the words of its badge. */
export type Badge = 'Expired' | 'Due Soon' | 'Warning' | 'Active' | 'No expiry' | 'Complete';

/** Whole calendar days from `today` until `day`, both `YYYY-MM-DD` in the reader's zone. */
function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / dayOf24Hours;
}

/** The badge of a thing that expires on a day, or never (D-81). */
export function expiryBadge(expiryDate: string | null, today: string): Badge {
  if (expiryDate === null) return 'No expiry';
  const days = daysUntil(expiryDate, today);
  if (days < 0) return 'Expired';
  if (days < 30) return 'Due Soon';
  return days < 90 ? 'Warning' : 'Active';
}

/** How long a license or a certification still runs, in the words of its card. */
export function expiryText(expiryDate: string | null, today: string): string | undefined {
  if (expiryDate === null) return undefined;
  const days = daysUntil(expiryDate, today);
  return days < 0 ? `Expired ${-days} days ago` : `${days} days remaining`;
}

interface Requirement {
  hoursRequired: number;
  hoursCompleted: number;
  deadline: string;
}

/** Whether as many hours as required were completed; then no deadline counts (D-82). */
export function isComplete({ hoursRequired, hoursCompleted }: Requirement): boolean {
  return hoursCompleted >= hoursRequired;
}

/** Whether the hours for the present period of a license are complete, in each of its requirements. */
export function isRenewalReady(
  licenseId: string,
  requirements: readonly (Requirement & { relatedLicenseId: string | null; hasNext: boolean })[],
): boolean {
  const present = requirements.filter(
    ({ relatedLicenseId, hasNext }) => relatedLicenseId === licenseId && !hasNext,
  );
  return present.length > 0 && present.every(isComplete);
}

export function requirementBadge(requirement: Requirement, today: string): Badge {
  return isComplete(requirement) ? 'Complete' : expiryBadge(requirement.deadline, today);
}

export function requirementText(requirement: Requirement, today: string): string | undefined {
  if (isComplete(requirement)) return undefined;
  const days = daysUntil(requirement.deadline, today);
  return days < 0 ? `Overdue by ${-days} days` : `${days} days remaining`;
}

/** How much of the required hours is completed, in whole percent and at most 100. */
export function requirementProgress({ hoursRequired, hoursCompleted }: Requirement): number {
  if (hoursRequired <= 0) return 100;
  return Math.min(100, Math.floor((hoursCompleted / hoursRequired) * 100));
}

/** How many days before the expiry its owner is reminded, once each. */
export const reminderDays = [90, 60, 30, 7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/**
 * The reminder that is due: the latest threshold that was reached. What is added late is reminded of once, not of every
 * threshold behind it; what has expired is not reminded of.
 */
export function dueReminder(expiryDate: string, today: string): ReminderDays | undefined {
  const days = daysUntil(expiryDate, today);
  return days < 0 ? undefined : reminderDays.findLast((threshold) => days <= threshold);
}

/** The first day from `from` on at which a threshold is reached; none once the last is over. */
export function nextReminderOn(expiryDate: string | null, from: string): string | null {
  if (expiryDate === null) return null;
  const days = reminderDays.map((threshold) =>
    new Date(Date.parse(expiryDate) - threshold * dayOf24Hours).toISOString().slice(0, 10),
  );
  return days.find((day) => day >= from) ?? null;
}
