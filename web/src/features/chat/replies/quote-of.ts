import { limits } from '@sidework/contracts/network-chat/limits';
import type { MessageView, QuotedMessage } from '@sidework/contracts/network-chat/messages';

/** As the server quotes it: a message that is on its way shows the same. */
export const quoteOf = ({
  id,
  sequence,
  senderId,
  content,
  isHidden,
}: MessageView): QuotedMessage => ({
  id,
  sequence,
  senderId,
  content: [...content].slice(0, limits.quote).join(''),
  isHidden,
});

export const wordsOfQuote = ({ isHidden, content }: QuotedMessage): string =>
  isHidden ? 'Hidden by a moderator' : content;
