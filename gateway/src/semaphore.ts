/** Counts how much each name takes of something that is shared. */
export function openSemaphores() {
  const taken = new Map<string, number>();

  function change(name: string, by: number) {
    const count = (taken.get(name) ?? 0) + by;
    if (count > 0) taken.set(name, count);
    else taken.delete(name);
  }

  return {
    /** Takes one of each, of which there are so many at most, or none at all; what it gives returns them, once. */
    take(shares: Record<string, number>): (() => void) | undefined {
      const names = Object.keys(shares);
      if (names.some((name) => (taken.get(name) ?? 0) >= (shares[name] ?? 0))) return undefined;
      for (const name of names) change(name, 1);
      return () => {
        for (const name of names.splice(0)) change(name, -1);
      };
    },
  };
}
