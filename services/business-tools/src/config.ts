import { ServiceConfig } from '@sidework/chassis/config';
import type { z } from 'zod';

export const Config = ServiceConfig;
export type Config = z.infer<typeof Config>;
