/** A usual time to answer, no finer than it helps: five minutes, hours, or days. */
export function answerTime(minutes: number): string {
  if (minutes <= 55) return `${Math.ceil(minutes / 5) * 5} min`;
  const hours = Math.max(1, Math.round(minutes / 60));
  if (hours < 36) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
