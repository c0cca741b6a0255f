/** For `.catch`: gives undefined for these codes of the system, `ENOENT` say, and throws any other error again. */
export function tolerate(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (codes.includes(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  };
}
