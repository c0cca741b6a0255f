-- One row for each object in the service's bucket, written before the object and gone after it: none is forgotten there.
CREATE TABLE "stored_objects" (
  "key" text PRIMARY KEY,
  "kind" text NOT NULL,
  "owner_id" uuid,
  "state" text NOT NULL,
  "size" bigint,
  "sha256" text,
  "content_type" text NOT NULL,
  "created_at" timestamptz(3) NOT NULL DEFAULT now(),
  "changed_at" timestamptz(3) NOT NULL DEFAULT now(),
  "claimed_at" timestamptz(3),
  CONSTRAINT "stored_objects_state_check" CHECK ("state" IN ('uploading', 'kept', 'removing'))
);
--> statement-breakpoint
CREATE INDEX "stored_objects_unkept_idx" ON "stored_objects" ("created_at") WHERE "state" <> 'kept';
--> statement-breakpoint
CREATE INDEX "stored_objects_owner_id_idx" ON "stored_objects" ("owner_id");
