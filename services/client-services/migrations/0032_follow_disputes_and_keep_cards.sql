CREATE TABLE "client_services"."dispute_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"added_by" text NOT NULL,
	"file" text NOT NULL,
	"file_type" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_services"."sandbox_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry" text NOT NULL,
	"outcome" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_cards_person_id_unique" UNIQUE("person_id","last_four","expiry")
);
--> statement-breakpoint
CREATE TABLE "client_services"."stripe_customers" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "is_reason_held" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "is_answer_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "answer_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "first_decision" jsonb;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "appealed_by" text;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "appeal_reason" text;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "is_appeal_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "appealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "appeal_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "client_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "professional_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."disputes" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."services" ADD COLUMN "is_dispute_decided" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."dispute_evidence" ADD CONSTRAINT "dispute_evidence_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "client_services"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_evidence_dispute_id_idx" ON "client_services"."dispute_evidence" USING btree ("dispute_id","added_at","id");--> statement-breakpoint
CREATE INDEX "sandbox_cards_person_id_idx" ON "client_services"."sandbox_cards" USING btree ("person_id","saved_at","token");--> statement-breakpoint
CREATE INDEX "disputes_service_id_idx" ON "client_services"."disputes" USING btree ("service_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "disputes_appeal_until_idx" ON "client_services"."disputes" USING btree ("appeal_until") WHERE decided_at is not null and settled_at is null and appeal_until is not null;--> statement-breakpoint
UPDATE "client_services"."disputes" SET "is_reason_held" = "services"."is_guardian_approved" FROM "client_services"."services" WHERE "services"."id" = "disputes"."service_id";
