/** What somebody completed on Sidework, in words. */
export function servicesCompleted(count: number): string {
  if (count === 0) return 'No services completed here yet';
  return count === 1 ? '1 service completed' : `${count} services completed`;
}
