/** How many services a person has completed on Sidework, as a phrase. */
export function servicesCompleted(count: number): string {
  if (count === 0) return 'No services completed here yet';
  return count === 1 ? '1 service completed' : `${count} services completed`;
}
