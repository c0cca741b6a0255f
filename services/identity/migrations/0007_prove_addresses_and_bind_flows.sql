ALTER TABLE "identity"."users" ADD COLUMN "email_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."flow_states" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "identity"."flow_states" ADD COLUMN "provider_person" text;