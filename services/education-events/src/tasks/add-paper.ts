import type { Tx } from '@sidework/chassis/db/db';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';

/** The tasks that hand a paper over to the vault, by the kind of the paper. */
export const handingOver = {
  certificate: 'hand-over-certificate',
  ticket: 'hand-over-ticket',
} as const;

/** Has a certificate or the ticket of a registration handed over once this is committed; each is handed over once. */
export const addPaper = (
  tx: Tx,
  { kind, paperId, userId }: { kind: keyof typeof handingOver; paperId: string; userId: string },
): Promise<void> => addPersonTask(tx, { id: paperId, kind: handingOver[kind], userId });
