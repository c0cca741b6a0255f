import { pgSchema } from 'drizzle-orm/pg-core';

export const networkChat = pgSchema('network_chat');
