-- What is written between a child and others in work, gigs, proposals and events, for the guardians of the child.
CREATE TABLE "network_chat"."child_words" (
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"writer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"texts" text[] NOT NULL,
	"is_held" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "child_words_pk" PRIMARY KEY("child_id","id")
);
--> statement-breakpoint
CREATE INDEX "child_words_child_id_idx" ON "network_chat"."child_words" USING btree ("child_id","at","id");