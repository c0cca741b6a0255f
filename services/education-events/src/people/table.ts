import { timeZoneColumns } from '@sidework/chassis/people/time-zones';
import { educationEvents } from '../postgres-schema.ts';

export const timeZones = educationEvents.table('time_zones', timeZoneColumns());
