import { pgSchema } from 'drizzle-orm/pg-core';

export const educationEvents = pgSchema('education_events');
