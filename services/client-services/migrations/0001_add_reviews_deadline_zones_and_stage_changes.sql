CREATE TABLE "client_services"."reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"comment" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviews_service_id_unique" UNIQUE("service_id"),
	CONSTRAINT "reviews_rating_check" CHECK (rating between 1 and 5),
	CONSTRAINT "reviews_comment_check" CHECK (length(comment) <= 1000)
);
--> statement-breakpoint
CREATE TABLE "client_services"."stage_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"reason" text,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "deadline_time_zone" text;--> statement-breakpoint
ALTER TABLE "client_services"."reviews" ADD CONSTRAINT "reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services"."stage_changes" ADD CONSTRAINT "stage_changes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_professional_id_idx" ON "client_services"."reviews" USING btree ("professional_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_client_id_idx" ON "client_services"."reviews" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stage_changes_service_id_idx" ON "client_services"."stage_changes" USING btree ("service_id","changed_at");--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD CONSTRAINT "services_deadline_zone_check" CHECK ((deadline is null) = (deadline_time_zone is null));