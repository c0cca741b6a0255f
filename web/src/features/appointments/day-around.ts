/** The first moment of the viewer's day and of the day after it. */
export function dayAround(moment: Date): { from: string; to: string } {
  const at = (days: number) =>
    new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days).toISOString();
  return { from: at(0), to: at(1) };
}
