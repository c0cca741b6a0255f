-- Of a child what its guardians agreed to; null for adults, who decide themselves.
ALTER TABLE "people" ADD COLUMN "permits" text[];
--> statement-breakpoint
-- Who read what of a child and why, written before it is told; identity's audit log gets a copy by event.
CREATE TABLE "access_log" (
  "id" uuid PRIMARY KEY,
  "actor_id" uuid NOT NULL,
  "child_id" uuid NOT NULL,
  "what" text NOT NULL,
  "reason" text,
  "request_id" text NOT NULL,
  "at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "access_log_child_id_idx" ON "access_log" ("child_id", "at");
--> statement-breakpoint
CREATE FUNCTION "keep_access_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the access log is added to and never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "access_log_is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "access_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_access_log"();
--> statement-breakpoint
-- What has to be done for a person beside the event that asked for it: gathering their data, say, needs the object store.
CREATE TABLE "person_tasks" (
  "id" uuid PRIMARY KEY,
  "kind" text NOT NULL,
  "user_id" uuid NOT NULL,
  "attempts" integer NOT NULL DEFAULT 0,
  "due_at" timestamptz(3) NOT NULL DEFAULT now(),
  "done_at" timestamptz(3),
  "last_error" text
);
--> statement-breakpoint
CREATE INDEX "person_tasks_due_at_idx" ON "person_tasks" ("due_at") WHERE "done_at" IS NULL;
