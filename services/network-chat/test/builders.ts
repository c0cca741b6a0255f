import type { Db } from '@sidework/chassis/db/db';
import { steadyNow } from '@sidework/chassis/db/steady-clock';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import { v7 as uuidv7 } from 'uuid';
import { heldMessages } from '../src/child-words/table.ts';
import { connections } from '../src/connections/table.ts';
import type { Conversation } from '../src/conversations/conversation.ts';
import { lockConversation, saveState } from '../src/conversations/queries.ts';
import { appendMessage } from '../src/messages/append-message.ts';
import { offers } from '../src/offers/table.ts';

/** Two people who may talk, as after an answered request. */
export function anOpenConversation(db: Db, one: Actor, other: Actor) {
  return db.transaction(async (tx) => {
    const made = await lockConversation(tx, one.id, other.id);
    const open: Conversation = { ...made, state: 'open' };
    await saveState(tx, open);
    return open;
  });
}

/** It is about no gig and answers none. */
const plain = { gigId: null, replyToId: null, attachmentCount: 0 };

/** A message between two whose conversation is open. */
export async function aMessage(
  db: Db,
  {
    from,
    to,
    content = 'Can you come at nine?',
    at = new Date(steadyNow()),
  }: {
    from: Actor;
    to: Actor;
    content?: string;
    at?: Date;
  },
) {
  const message = { id: uuidv7(), senderId: from.id, receiverId: to.id, content, ...plain };
  const { written } = await appendMessage(db, message, at);
  if (!written) throw new Error('the message was not written');
  return written;
}

/** An open offer in a conversation of two. */
export async function anOffer(db: Db, professional: Actor, client: Actor) {
  const conversation = await anOpenConversation(db, professional, client);
  const { id } = await aMessage(db, { from: professional, to: client, content: 'Oak shelves.' });
  const at = new Date(steadyNow());
  const parties = { professionalId: professional.id, clientId: client.id };
  const terms = { title: 'Two bookcases', amountCents: 120_000, workingDays: 5 };
  const moments = { createdAt: at, expiresAt: new Date(at.getTime() + 7 * 24 * 3_600_000) };
  const ids = { id, conversationId: conversation.id };
  await db.insert(offers).values({ ...ids, ...parties, ...terms, ...moments });
  return { params: { offerId: id } };
}

/** A child that may write and be met, and the adult who looks after it. */
export async function aFamily(
  service: { person(given?: Partial<Actor>, known?: Partial<Person>): Promise<Actor> },
  fullName = 'Mia K.',
) {
  const guardian = await service.person({}, { fullName: `Guardian of ${fullName}` });
  const child = await service.person(
    { accountType: 'sidework_kids' },
    { fullName, guardianIds: [guardian.id], permits: ['messaging', 'paid_work'] },
  );
  return { child, guardian };
}

/** A connection: accepted where it says when, else waiting for its receiver. */
export async function aConnection(
  db: Db,
  { requester, receiver, answeredAt }: { requester: Actor; receiver: Actor; answeredAt?: Date },
) {
  const connection = {
    id: uuidv7(),
    requesterId: requester.id,
    receiverId: receiver.id,
    isRequesterApproved: true,
    isReceiverApproved: true,
    createdAt: answeredAt ?? new Date(steadyNow()),
    ...(answeredAt && { status: 'accepted' as const, answeredAt }),
  };
  await db.insert(connections).values(connection);
  return connection;
}

/** A message of a child that was kept back. */
export async function aHeldMessage(
  db: Db,
  { child, content, at }: { child: Actor; content: string; at: Date },
) {
  const held = { id: uuidv7(), childId: child.id, receiverId: uuidv7(), content, at };
  await db.insert(heldMessages).values(held);
  return held;
}
