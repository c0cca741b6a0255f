CREATE TABLE "education_events"."handed_papers" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"remove_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "handed_papers_remove_at_idx" ON "education_events"."handed_papers" USING btree ("remove_at");--> statement-breakpoint
CREATE INDEX "handed_papers_user_id_idx" ON "education_events"."handed_papers" USING btree ("user_id");