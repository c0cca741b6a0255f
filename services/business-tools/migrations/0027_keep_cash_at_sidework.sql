CREATE TABLE "business_tools"."account_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"move" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"description" text NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_movements_amount_check" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "business_tools"."sidework_balances" (
	"professional_id" uuid PRIMARY KEY NOT NULL,
	"earned_cents" bigint NOT NULL,
	"credit_cents" bigint NOT NULL,
	"owed_cents" bigint NOT NULL,
	"fees_due_cents" bigint NOT NULL,
	"held_cents" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_tools"."expected_work" ADD COLUMN "is_finished" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "account_movements_professional_id_idx" ON "business_tools"."account_movements" USING btree ("professional_id","date","id");--> statement-breakpoint
-- Money that is held of work already; the service tells the movements of balances from before by itself.
INSERT INTO "business_tools"."account_movements" ("id", "professional_id", "move", "amount_cents", "description", "date", "created_at")
SELECT gen_random_uuid(), "professional_id", 'work_held', "held_cents", left('Client payments that are held: ' || "title", 500), current_date, now()
FROM "business_tools"."expected_work" WHERE "held_cents" > 0;
--> statement-breakpoint
INSERT INTO "business_tools"."month_totals" ("professional_id", "kind", "month", "category", "is_automatic", "amount_cents", "record_count")
SELECT "professional_id", 'account', date_trunc('month', "date")::date, "move", true, sum("amount_cents"), count(*)
FROM "business_tools"."account_movements" GROUP BY 1, 2, 3, 4, 5;
