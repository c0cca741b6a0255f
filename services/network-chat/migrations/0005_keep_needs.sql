CREATE TABLE "network_chat"."need_receivers" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"receiver" text NOT NULL,
	CONSTRAINT "need_receivers_pk" PRIMARY KEY("kind","subject_id","receiver")
);
--> statement-breakpoint
CREATE TABLE "network_chat"."needs" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"actor_id" uuid,
	"child_id" uuid,
	"title" text NOT NULL,
	"details" jsonb NOT NULL,
	"path" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"met_at" timestamp (3) with time zone,
	CONSTRAINT "needs_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "network_chat"."need_receivers" ADD CONSTRAINT "need_receivers_need_fk" FOREIGN KEY ("kind","subject_id") REFERENCES "network_chat"."needs"("kind","subject_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "need_receivers_receiver_idx" ON "network_chat"."need_receivers" USING btree ("receiver","kind");--> statement-breakpoint
CREATE INDEX "needs_met_at_idx" ON "network_chat"."needs" USING btree ("met_at") WHERE met_at is not null;