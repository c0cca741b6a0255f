import type { Tx } from '@sidework/chassis/db/db';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';
import { v7 as uuidv7 } from 'uuid';
import { insertMailTask } from './queries.ts';
import type { mailKinds } from './table.ts';

export interface MailTask {
  kind: (typeof mailKinds)[number];
  subjectId: string;
  /** The person that the mail is about. */
  userId: string;
}

/** The kind of the task that writes a mail. */
export const mailing = 'mail';

/** Has a mail written once this is committed: its files take longer than a transaction may. */
export async function addMail(tx: Tx, { kind, subjectId, userId }: MailTask): Promise<void> {
  const id = uuidv7();
  await insertMailTask(tx, { id, kind, subjectId });
  await addPersonTask(tx, { id, kind: mailing, userId });
}
