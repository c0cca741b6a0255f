import { countText } from '../../lib/count-text.ts';

const inWords = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

/** "Three things are waiting for you." */
export function waitingText(count: number): string {
  if (count === 0) return 'Nothing is waiting for you.';
  if (count === 1) return 'One thing is waiting for you.';
  return `${inWords[count] ?? countText(count)} things are waiting for you.`;
}

/** By the clock of who reads it, and by the name they go by. */
export function greeting(name: string, now: Date): string {
  const hour = now.getHours();
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const [first] = name.trim().split(/\s+/);
  return first ? `Good ${time}, ${first}.` : `Good ${time}.`;
}
