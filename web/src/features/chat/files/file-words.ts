import type { MessageView, QuotedMessage } from '@sidework/contracts/network-chat/messages';

/** The words of a message in one line; one that has files alone says so. */
export function wordsOf({
  content,
  fileCount = 0,
}: Pick<MessageView | QuotedMessage, 'content' | 'fileCount'>): string {
  if (content || fileCount === 0) return content;
  return fileCount === 1 ? '1 file' : `${fileCount} files`;
}
