/** The consumers and their schemas, as the services describe themselves. */
export interface Layout {
  schemas: string[];
  consumers: { schema: string; name: string; event: string; publisher: string }[];
}

export interface Invariant {
  name: string;
  says: string;
  /** `always`: at every committed state. `quiet`: once nothing is under way any more. */
  holds: 'always' | 'quiet';
  /** Gives the rows that break it: none, where it holds. */
  sql: string;
}

/** The same question to each of these schemas. */
export const inEach = (these: string[], rows: (schema: string) => string) =>
  these.map(rows).join('\nunion all\n');
