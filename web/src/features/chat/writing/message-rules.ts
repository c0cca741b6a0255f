import { MessageText } from '@sidework/contracts/schema/network-chat/messages';

/** It gives the contract's own words. */
export function faultOf(content: string): string | undefined {
  return MessageText.shape.content.safeParse(content).error?.issues[0]?.message;
}
