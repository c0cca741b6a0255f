CREATE TABLE "client_services"."expenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"title" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"spent_on" date NOT NULL,
	"status" text NOT NULL,
	"receipt" text,
	"receipt_type" text,
	"decline_reason" text,
	"added_at" timestamp (3) with time zone NOT NULL,
	"proposed_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "expenses_amount_check" CHECK (amount_cents > 0),
	CONSTRAINT "expenses_paid_check" CHECK ((status = 'paid') = (paid_at is not null)),
	CONSTRAINT "expenses_receipt_check" CHECK (status in ('draft', 'withdrawn') or (receipt is not null and receipt_type is not null))
);
--> statement-breakpoint
ALTER TABLE "client_services"."payments" DROP CONSTRAINT "payments_purpose_check";--> statement-breakpoint
ALTER TABLE "client_services"."payments" ADD COLUMN "expense_id" uuid;--> statement-breakpoint
ALTER TABLE "client_services"."expenses" ADD CONSTRAINT "expenses_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expenses_service_id_idx" ON "client_services"."expenses" USING btree ("service_id","added_at","id");--> statement-breakpoint
ALTER TABLE "client_services"."payments" ADD CONSTRAINT "payments_expense_check" CHECK ((purpose = 'expense') = (expense_id is not null));--> statement-breakpoint
ALTER TABLE "client_services"."payments" ADD CONSTRAINT "payments_purpose_check" CHECK ((purpose = 'asked') = (service_id is null));