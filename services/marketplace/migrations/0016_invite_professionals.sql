CREATE TABLE "marketplace"."job_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_request_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_invitations_job_request_id_professional_id_unique" UNIQUE("job_request_id","professional_id")
);
--> statement-breakpoint
ALTER TABLE "marketplace"."job_invitations" ADD CONSTRAINT "job_invitations_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "marketplace"."job_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_invitations_professional_id_idx" ON "marketplace"."job_invitations" USING btree ("professional_id","created_at","id");