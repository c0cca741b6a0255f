import { dayIn } from '@sidework/contracts/kernel/local-day';
import { viewersZone } from './zones.ts';

/** The viewer's day, `YYYY-MM-DD`. */
export const viewersToday = () => dayIn(viewersZone(), new Date());
