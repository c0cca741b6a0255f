import { timeZoneColumns } from '@sidework/chassis/people/time-zones';
import { businessTools } from '../postgres-schema.ts';

export const timeZones = businessTools.table('time_zones', timeZoneColumns());
