import type { Reaction } from '@sidework/contracts/network-chat/messages';

/** In the order in which they are offered. */
export const reactionWords: Record<Reaction, { sign: string; word: string }> = {
  thumbs_up: { sign: '👍', word: 'Thumbs up' },
  heart: { sign: '❤️', word: 'Heart' },
  laugh: { sign: '😂', word: 'Laugh' },
  celebrate: { sign: '🎉', word: 'Celebrate' },
  surprised: { sign: '😮', word: 'Surprised' },
  thanks: { sign: '🙏', word: 'Thanks' },
};
