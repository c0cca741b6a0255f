import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, isNull } from 'drizzle-orm';
import { roomMessages } from '../rooms/table.ts';
import { messages } from './table.ts';

/** Hides a message from its readers; its text stays in the table. */
export async function hideMessage(
  tx: Tx,
  thing: 'message' | 'room_message',
  id: string,
  at: Date,
): Promise<void> {
  const table = thing === 'message' ? messages : roomMessages;
  await tx
    .update(table)
    .set({ hiddenAt: at })
    .where(and(eq(table.id, id), isNull(table.hiddenAt)));
}
