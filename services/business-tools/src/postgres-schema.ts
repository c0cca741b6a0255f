import { pgSchema } from 'drizzle-orm/pg-core';

export const businessTools = pgSchema('business_tools');
