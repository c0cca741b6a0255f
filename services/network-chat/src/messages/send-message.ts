import {
  countingWithin,
  enforceRateLimit,
  type RateLimit,
  refuseOver,
} from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { databaseError } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, type Person } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { MessageToSend } from '@sidework/contracts/network-chat/messages';
import { v7 as uuidv7 } from 'uuid';
import * as Attachment from '../attachments/attachment.ts';
import { attach, lockUnsent } from '../attachments/queries.ts';
import {
  holdMessagesWithContactDetails,
  withHeldMessagesKept,
} from '../child-words/hold-message.ts';
import { keepMonitored } from '../child-words/queries.ts';
import * as Conversation from '../conversations/conversation.ts';
import { toMessageView } from '../conversations/message-view.ts';
import {
  lockConversation,
  lockRequestsSince,
  partiesOf,
  saveState,
} from '../conversations/queries.ts';
import type { Deps } from '../deps.ts';
import { doBothShowReading } from '../preferences/queries.ts';
import { push } from '../realtime/push.ts';
import { type Appended, appendMessage } from './append-message.ts';
import * as Message from './message.ts';
import { findMessage, findShownMessage } from './queries.ts';

export interface Sent {
  message: Message.Message & Partial<Message.ShownMessage>;
  /** The same message was sent before; its answer may have been lost. */
  isRepeat: boolean;
}

export async function sendMessage(
  deps: Pick<Deps, 'db' | 'now' | 'live' | 'config'>,
  actor: Actor,
  toSend: MessageToSend,
): Promise<Sent> {
  const sent = await asShown(
    deps.db,
    await write(deps, Message.compose(toSend, actor, uuidv7()), toSend.attachmentIds ?? []),
  );
  const { senderId, receiverId } = sent.message;
  // A repeat is pushed too: the first process may have ended between its commit and its push.
  push(deps.live, [receiverId, senderId], {
    type: 'message',
    message: toMessageView(sent.message),
  });
  return sent;
}

/** Few messages are replies or have files, and only these are read again with what belongs to them. */
async function asShown(db: Deps['db'], sent: Sent): Promise<Sent> {
  const { id, replyToId, attachmentCount, read } = sent.message;
  const shown = replyToId || attachmentCount ? await findShownMessage(db, id) : undefined;
  return shown ? { ...sent, message: { ...shown, read } } : sent;
}

async function write(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  message: Message.NewMessage,
  fileIds: string[],
) {
  const { id, senderId } = message;
  const limit: RateLimit = {
    accountId: senderId,
    action: 'messages',
    count: config.MESSAGES_PER_MINUTE,
    seconds: 60,
    now: now(),
  };
  if (fileIds.length > 0)
    return db
      .transaction(async (tx) => {
        await enforceRateLimit(tx, limit, 'too_many_messages');
        return writeWhereAdmitted(tx, message, { config, now: now(), fileIds });
      })
      .catch(refuseTakenId);
  const { written, isWithinLimit } = await appendMessage(
    db,
    message,
    limit.now,
    countingWithin(limit),
  ).catch(unlessIdIsTaken);
  if (written) return { message: written, isRepeat: false };
  // A repeat is answered also over the limit, because it is written already.
  if (!isWithinLimit && !(await findMessage(db, id)))
    return refuseOver(db, limit, 'too_many_messages');
  return withHeldMessagesKept(db, (tx) =>
    writeWhereAdmitted(tx, message, { config, now: now(), fileIds }),
  ).catch(refuseTakenId);
}

function unlessIdIsTaken(error: unknown): Appended {
  if (databaseError(error)?.constraint_name !== 'messages_pkey') throw error;
  return { written: undefined, isWithinLimit: true };
}

/** A repeat waits for the first message at the locked conversation, so the id was taken by another message. */
function refuseTakenId(error: unknown): never {
  unlessIdIsTaken(error);
  return Message.refuseTakenId();
}

/** First messages, answers to requests and repeats come this way, and it says why a message is refused. */
async function writeWhereAdmitted(
  tx: Tx,
  message: Message.NewMessage,
  { config, now, fileIds }: { config: Deps['config']; now: Date; fileIds: string[] },
): Promise<Sent> {
  const { id, senderId, receiverId } = message;
  const parties = await partiesOf(tx, senderId, receiverId);
  Conversation.requireMayWrite(parties);
  const isOfChildren = parties.sender !== undefined && isKid(parties.sender);
  const conversation = await lockConversation(tx, senderId, receiverId);
  if (message.replyToId)
    Message.requireReplied(await findMessage(tx, message.replyToId), conversation.id);
  const first = await findMessage(tx, id);
  if (first) {
    const { read, ...repeated } = Message.repeated(first, message);
    const isSeen =
      Conversation.showsOther(conversation, senderId) &&
      (await doBothShowReading(tx, senderId, receiverId));
    return { message: { ...repeated, read: read && isSeen }, isRepeat: true };
  }

  const files = await filesFor(tx, message, { parties, conversation, fileIds });
  if (isOfChildren)
    await holdMessagesWithContactDetails(tx, toHold(message, parties.receiver, now), config);
  const admitted = Conversation.admit(conversation, senderId, now);
  if (Conversation.isFirstToStranger(conversation, senderId)) {
    const since = Conversation.strangersSince(now);
    Conversation.requireFewStrangers(await lockRequestsSince(tx, senderId, since), now);
  }
  await saveState(tx, admitted);
  const { written } = await appendMessage(tx, message, now);
  if (!written) throw new Error('a message was admitted and not written');
  await attach(tx, files, written.id);
  if (isOfChildren) await keepMonitored(tx, written, [senderId, receiverId]);
  return { message: written, isRepeat: false };
}

interface Attaching {
  parties: Conversation.Parties;
  conversation: Conversation.Conversation;
  fileIds: string[];
}

/** The uploaded files of a message; most messages have none. */
async function filesFor(
  tx: Tx,
  { senderId }: Message.NewMessage,
  { parties, conversation, fileIds }: Attaching,
): Promise<Attachment.Attachment[]> {
  if (fileIds.length === 0) return [];
  Attachment.requireMayAttach([parties.sender, parties.receiver], conversation);
  const files = await lockUnsent(tx, senderId, fileIds);
  Attachment.requireAll(files, fileIds);
  return files;
}

/** Between two children a guardian of each reads it. */
function toHold(
  { id, senderId, receiverId, content }: Message.NewMessage,
  receiver: Person | undefined,
  at: Date,
) {
  return {
    id,
    senderId,
    content,
    at,
    place: { receiverId },
    readerIds: [receiverId],
    kind: 'message' as const,
    subjectId: receiverId,
    childIds: [senderId, receiverId],
    title: `Chat with ${shownName(receiver?.fullName)}`,
  };
}
