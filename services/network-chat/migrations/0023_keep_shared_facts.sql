CREATE TABLE "network_chat"."shared_facts" (
	"source_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text,
	"other_id" uuid,
	"title" text DEFAULT '' NOT NULL,
	"happened_at" timestamp (3) with time zone,
	"balance" integer DEFAULT 0 NOT NULL,
	"is_agreed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shared_facts_source_id_person_id_pk" PRIMARY KEY("source_id","person_id")
);
--> statement-breakpoint
CREATE INDEX "shared_facts_person_id_idx" ON "network_chat"."shared_facts" USING btree ("person_id","kind","happened_at");--> statement-breakpoint
CREATE INDEX "shared_facts_pair_idx" ON "network_chat"."shared_facts" USING btree ("person_id","other_id");--> statement-breakpoint
CREATE INDEX "shared_facts_subject_idx" ON "network_chat"."shared_facts" USING btree ("kind","subject_id","person_id");