ALTER TABLE "education_events"."events" ADD COLUMN "ticket_types" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "education_events"."events" ADD COLUMN "promo_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "education_events"."events" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "education_events"."events" ADD COLUMN "refund_rule" jsonb;--> statement-breakpoint
ALTER TABLE "education_events"."event_registrations" ADD COLUMN "ticket_type_id" uuid;--> statement-breakpoint
ALTER TABLE "education_events"."event_registrations" ADD COLUMN "ticket_type_name" text;--> statement-breakpoint
ALTER TABLE "education_events"."event_registrations" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "education_events"."event_registrations" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "education_events"."event_registrations" ADD COLUMN "refund_rule" jsonb;--> statement-breakpoint
ALTER TABLE "education_events"."event_registrations" ADD COLUMN "refund_cents" bigint;