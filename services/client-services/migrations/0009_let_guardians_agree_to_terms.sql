-- Terms of a child's work wait for a guardian; the version still running writes none of these rows, and keeps both checks.
ALTER TABLE "client_services"."payment_negotiations" DROP CONSTRAINT "payment_negotiations_approved_check";--> statement-breakpoint
ALTER TABLE "client_services"."payment_negotiations" DROP CONSTRAINT "payment_negotiations_responded_check";--> statement-breakpoint
DROP INDEX "client_services"."payment_negotiations_open_idx";--> statement-breakpoint
DROP INDEX "client_services"."payment_negotiations_expires_at_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_negotiations_open_idx" ON "client_services"."payment_negotiations" USING btree ("service_id") WHERE status in ('open', 'awaiting_guardian');--> statement-breakpoint
CREATE INDEX "payment_negotiations_expires_at_idx" ON "client_services"."payment_negotiations" USING btree ("expires_at") WHERE status in ('open', 'awaiting_guardian');--> statement-breakpoint
ALTER TABLE "client_services"."payment_negotiations" ADD CONSTRAINT "payment_negotiations_approved_check" CHECK ((status in ('accepted', 'awaiting_guardian')) = (professional_approved and client_approved));--> statement-breakpoint
ALTER TABLE "client_services"."payment_negotiations" ADD CONSTRAINT "payment_negotiations_responded_check" CHECK ((status in ('open', 'awaiting_guardian')) = (responded_at is null));