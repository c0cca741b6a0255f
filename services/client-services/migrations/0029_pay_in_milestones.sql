CREATE TABLE "client_services"."milestone_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"proposed_by" text NOT NULL,
	"status" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "milestone_plans_answered_check" CHECK ((status = 'open') = (answered_at is null))
);
--> statement-breakpoint
CREATE TABLE "client_services"."milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"due_on" date,
	"status" text NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"funded_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "milestones_plan_id_position_unique" UNIQUE("plan_id","position"),
	CONSTRAINT "milestones_amount_check" CHECK (amount_cents > 0),
	CONSTRAINT "milestones_released_check" CHECK ((status = 'released') = (released_at is not null))
);
--> statement-breakpoint
ALTER TABLE "client_services"."payments" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "next_milestone_cents" bigint;--> statement-breakpoint
ALTER TABLE "client_services"."milestone_plans" ADD CONSTRAINT "milestone_plans_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services"."milestones" ADD CONSTRAINT "milestones_plan_id_milestone_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "client_services"."milestone_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_plans_standing_unique" ON "client_services"."milestone_plans" USING btree ("service_id","status") WHERE status in ('open', 'agreed');--> statement-breakpoint
CREATE INDEX "milestone_plans_service_id_idx" ON "client_services"."milestone_plans" USING btree ("service_id","proposed_at","id");