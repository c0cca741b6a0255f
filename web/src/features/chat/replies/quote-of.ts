import { limits } from '@sidework/contracts/network-chat/limits';
import type { MessageView, QuotedMessage } from '@sidework/contracts/network-chat/messages';
import { wordsOf } from '../files/file-words.ts';

/** As the server quotes it: a message that is on its way shows the same. */
export const quoteOf = ({
  id,
  sequence,
  senderId,
  content,
  isHidden,
  fileCount,
}: MessageView): QuotedMessage => ({
  id,
  sequence,
  senderId,
  content: [...content].slice(0, limits.quote).join(''),
  isHidden,
  ...(fileCount && { fileCount }),
});

export const wordsOfQuote = (quoted: QuotedMessage): string =>
  quoted.isHidden ? 'Hidden by a moderator' : wordsOf(quoted);
