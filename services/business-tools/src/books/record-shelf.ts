import type { ProblemCode } from '@sidework/contracts/problems';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

// An interface would not count as an open set of columns, which `save` takes.
export type Owned = { id: string; professionalId: string };

/** The select type tells the rows apart, so that a shelf gives rows of its own table. */
type OwnedTable<R> = PgTable & {
  id: PgColumn;
  professionalId: PgColumn;
  $inferSelect: R;
};

/** Records of one kind, each of which belongs to one professional. */
export interface RecordShelf<R extends Owned> {
  kind: string;
  table: OwnedTable<R>;
  /** Another owner's record is refused as if there were none. */
  missing: ProblemCode;
}
