import { type MessageView, sendMessage } from '@sidework/contracts/network-chat/messages';
import { ApiError, call } from '../../../lib/api.ts';
import {
  forgetOutbox,
  holdOutbox,
  markRefused,
  type Outgoing,
  readOutbox,
  takeOut,
} from './outbox.ts';

interface Ends {
  /** It runs before the message leaves the outbox. */
  onSent: (message: MessageView) => Promise<unknown>;
  onFailure: (error: unknown) => void;
  /** It runs when delayed messages have been sent after all. */
  onRecovery: () => void;
}

const firstDelayMs = 2_000;
const longestDelayMs = 60_000;
/** Refusals that pass: of the session, of a slow request, of too many requests. */
const passing = [401, 408, 429];

let sendAllNow: (() => Promise<void>) | undefined;

/** Goes on at once, unless the server has said when to ask again. Before there is a sender it is enough to put something out. */
export function wakeSender(): void {
  void sendAllNow?.();
}

/** Sends what is in the outbox, one after the other in the order of writing; a repeat is known by its id. */
export function startSender({ onSent, onFailure, onRecovery }: Ends): () => void {
  let isSending = false;
  let isOver = false;
  let failures = 0;
  /** The sender hears only once that messages are waiting. */
  let isTold = false;
  let notBefore = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function sendAll() {
    if (isSending || !nextOutgoing()) return;
    if (!navigator.onLine) return holdOutbox({ why: 'unreached' });
    if (Date.now() < notBefore) return holdOutbox({ why: 'put-off', until: notBefore });
    isSending = true;
    clearTimeout(retry);
    let next = nextOutgoing();
    while (next && !isOver && (await sendOne(next))) next = nextOutgoing();
    isTold &&= next !== undefined;
    isSending = false;
  }

  /** Whether the next one may follow. */
  async function sendOne({ id, receiverId, content, gigId, replyTo, files }: Outgoing) {
    try {
      const body = {
        id,
        receiverId,
        content,
        ...(gigId && { gigId }),
        ...(replyTo && { replyToId: replyTo.id }),
        ...(files?.length && { attachmentIds: files.map((file) => file.id) }),
      };
      const message = await call(sendMessage, { body });
      await onSent(message);
      if (isOver) return false;
      if (failures > 0) onRecovery();
      failures = 0;
      takeOut([id]);
      holdOutbox(undefined);
      return true;
    } catch (error) {
      if (isOver) return false;
      if (!isRefusal(error)) return putOff(error);
      markRefused(id, true);
      onFailure(error);
      return true;
    }
  }

  /** Those behind wait too, or they would arrive before it. */
  function putOff(error: unknown) {
    const { status = 0, retryAfterSeconds } = error instanceof ApiError ? error : {};
    const growing = Math.min(longestDelayMs, firstDelayMs * 2 ** failures);
    const delay = Math.max((retryAfterSeconds ?? 0) * 1000, growing);
    // One that only has to wait for its turn says so itself.
    const isItsTurnSoon = status === 429 && retryAfterSeconds !== undefined;
    if (!isTold && !isItsTurnSoon && navigator.onLine) onFailure(error);
    isTold ||= !isItsTurnSoon;
    failures += 1;
    notBefore = retryAfterSeconds ? Date.now() + delay : 0;
    holdOutbox(
      status === 0 ? { why: 'unreached' } : { why: 'put-off', until: notBefore || undefined },
    );
    retry = setTimeout(() => {
      notBefore = 0;
      void sendAll();
    }, delay);
    return false;
  }

  sendAllNow = sendAll;
  wakeSender();
  return () => {
    isOver = true;
    sendAllNow = undefined;
    clearTimeout(retry);
    forgetOutbox();
  };
}

function nextOutgoing(): Outgoing | undefined {
  return readOutbox().entries.find(({ isRefused }) => !isRefused);
}

/** A word about the message itself, which holds however often it is sent. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'too_many_strangers') return true;
  return error.status >= 400 && error.status < 500 && !passing.includes(error.status);
}
