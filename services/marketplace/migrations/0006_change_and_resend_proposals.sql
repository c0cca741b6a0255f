CREATE TABLE "marketplace"."proposal_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"proposed_cost_cents" bigint NOT NULL,
	"message" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proposal_versions_proposal_id_version_unique" UNIQUE("proposal_id","version")
);
--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD COLUMN "mark" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD COLUMN "resends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD COLUMN "distance_miles" double precision;--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD CONSTRAINT "job_proposals_mark_check" CHECK (mark in ('none', 'shortlisted', 'archived'));--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD CONSTRAINT "job_proposals_resends_check" CHECK (resends between 0 and 3);