CREATE TABLE "client_services"."handed_papers" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"remove_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_services"."invoice_counters" (
	"seller_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_counters_seller_id_year_pk" PRIMARY KEY("seller_id","year")
);
--> statement-breakpoint
CREATE TABLE "client_services"."invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"worker_id" uuid,
	"service_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"corrects_id" uuid,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"seller_name" text,
	"seller_email" text,
	"worker_name" text,
	"buyer_name" text,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"payments" jsonb NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"fee_bps" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("seller_id","year","number"),
	CONSTRAINT "invoices_amount_check" CHECK (amount_cents > 0 and fee_cents between 0 and amount_cents),
	CONSTRAINT "invoices_corrects_check" CHECK ((kind = 'credit_note') = (corrects_id is not null))
);
--> statement-breakpoint
CREATE TABLE "client_services"."vault_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"paper_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "vault_papers_paper_id_unique" UNIQUE("paper_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "client_services"."invoices" ADD CONSTRAINT "invoices_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handed_papers_remove_at_idx" ON "client_services"."handed_papers" USING btree ("remove_at");--> statement-breakpoint
CREATE INDEX "handed_papers_user_id_idx" ON "client_services"."handed_papers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_posting_id_idx" ON "client_services"."invoices" USING btree ("posting_id",coalesce(corrects_id, posting_id));--> statement-breakpoint
CREATE INDEX "invoices_service_id_idx" ON "client_services"."invoices" USING btree ("service_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_corrects_id_idx" ON "client_services"."invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "invoices_buyer_id_idx" ON "client_services"."invoices" USING btree ("buyer_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_seller_id_idx" ON "client_services"."invoices" USING btree ("seller_id","issued_at","id");--> statement-breakpoint
-- What was released or refunded before gets its invoice or credit note by a task, in the order in which it happened.
INSERT INTO "client_services"."person_tasks" ("id", "kind", "user_id", "due_at")
SELECT t."id", 'issue-invoice', s."professional_id", t."posted_at"
FROM "client_services"."ledger_transactions" t JOIN "client_services"."services" s ON s."id" = t."service_id"
WHERE t."kind" IN ('release', 'cancellation', 'dispute', 'refund')
ON CONFLICT DO NOTHING;
