ALTER TABLE "client_services"."payments" ADD COLUMN "sold_kind" text;--> statement-breakpoint
ALTER TABLE "client_services"."payments" ADD COLUMN "sold_id" text;--> statement-breakpoint
ALTER TABLE "client_services"."payments" ADD COLUMN "earned_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payments_unearned_idx" ON "client_services"."payments" USING btree ("id") WHERE payee_id is not null and earned_at is null and status = 'succeeded';