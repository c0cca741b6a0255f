CREATE INDEX "courses_category_idx" ON "education_events"."courses" USING btree ("category","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "courses_type_idx" ON "education_events"."courses" USING btree ("type","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "courses_for_children_idx" ON "education_events"."courses" USING btree ("id") WHERE status = 'published' and allows_kids;--> statement-breakpoint
CREATE INDEX "courses_search_text_idx" ON "education_events"."courses" USING gin (search_text gin_trgm_ops) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "events_category_idx" ON "education_events"."events" USING btree ("category","event_date","id") WHERE status = 'upcoming';--> statement-breakpoint
CREATE INDEX "events_for_children_idx" ON "education_events"."events" USING btree ("event_date","id") WHERE status = 'upcoming' and young_people = 'approved';--> statement-breakpoint
CREATE INDEX "events_search_text_idx" ON "education_events"."events" USING gin (search_text gin_trgm_ops) WHERE status = 'upcoming';--> statement-breakpoint
CREATE INDEX "people_search_name_idx" ON "education_events"."people" USING gin (search_name gin_trgm_ops);
