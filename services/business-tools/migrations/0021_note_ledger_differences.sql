CREATE TABLE "business_tools"."ledger_differences" (
	"professional_id" uuid PRIMARY KEY NOT NULL,
	"ledger_cents" bigint NOT NULL,
	"book_cents" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "ledger_differences_told_idx" ON "business_tools"."ledger_differences" USING btree ("told_at","professional_id");