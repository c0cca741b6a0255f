import { refused } from '../refusals/refusal.ts';
import type { Channel } from './sms.ts';

const channels: readonly string[] = ['sms', 'whatsapp'] satisfies Channel[];
const isChannel = (given: string): given is Channel => channels.includes(given);

export function readChannel(given: string | null | undefined): Channel {
  if (!given) return 'sms';
  if (isChannel(given)) return given;
  throw refused('validation_failed', "Invalid channel, supported values are 'sms' or 'whatsapp'");
}
