import { pgSchema } from 'drizzle-orm/pg-core';

export const clientServices = pgSchema('client_services');
