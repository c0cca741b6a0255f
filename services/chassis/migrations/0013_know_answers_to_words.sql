-- What guardians said of doubtful words: the service asks here before it refuses them.
CREATE TABLE "words_answers" (
  "writer_id" uuid NOT NULL,
  "child_id" uuid NOT NULL,
  "mark" text NOT NULL,
  "is_let_through" boolean NOT NULL,
  "until" timestamptz(3) NOT NULL,
  CONSTRAINT "words_answers_pk" PRIMARY KEY ("writer_id", "child_id", "mark")
);
--> statement-breakpoint
CREATE INDEX "words_answers_child_id_idx" ON "words_answers" ("child_id");
--> statement-breakpoint
CREATE INDEX "words_answers_until_idx" ON "words_answers" ("until");
