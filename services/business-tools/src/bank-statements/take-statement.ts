import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { decodeText } from './decode-text.ts';
import { dropStatementsBefore, dropStatementsOf, getStatement, keepStatement } from './queries.ts';
import { rawStatementOf } from './read-statement.ts';
import { requireReadable } from './statement.ts';

type WriteDeps = Pick<Deps, 'db' | 'now'>;

/** Keeps a bank statement to look at; what holds no rows is refused and not kept. */
export const takeStatement = ({ db, now }: WriteDeps, actor: Actor, file: Uint8Array) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const content = decodeText(file);
    requireReadable(rawStatementOf(content));
    const id = uuidv7();
    await keepStatement(tx, { id, professionalId: actor.id, content, createdAt: now() });
    return { statementId: id };
  });

export const dropStatement = ({ db }: WriteDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await getStatement(tx, actor, id, true);
    await dropStatementsOf(tx, actor.id);
  });

const keptMs = 24 * 3_600_000;

/** A file that was not imported is kept for a day. */
export const sweepStatements = ({ db, now }: WriteDeps) =>
  dropStatementsBefore(db, new Date(now().getTime() - keptMs));
