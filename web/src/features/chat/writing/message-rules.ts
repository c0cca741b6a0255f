import { MessageToSend } from '@sidework/contracts/schema/network-chat/messages';

/** What is wrong with a text, in the contract's words. */
export function faultOf(content: string): string | undefined {
  return MessageToSend.shape.content.safeParse(content).error?.issues[0]?.message;
}
