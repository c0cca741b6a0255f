-- The towns of what was posted before are looked up by the service itself, which has the gazetteer (place-jobs.ts).
ALTER TABLE "marketplace"."job_requests" ADD COLUMN "is_place_about" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace"."job_requests" ADD COLUMN "is_place_sought" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace"."professional_gigs" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "marketplace"."professional_gigs" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "marketplace"."professional_gigs" ADD COLUMN "is_place_sought" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace"."professional_gigs" ADD COLUMN "rough_place" "cube" GENERATED ALWAYS AS (ll_to_earth(latitude, longitude)::cube) STORED;--> statement-breakpoint
CREATE INDEX "job_requests_unsought_idx" ON "marketplace"."job_requests" USING btree ("id") WHERE status = 'open' and not is_place_sought and location is not null and latitude is null;--> statement-breakpoint
CREATE INDEX "professional_gigs_unsought_idx" ON "marketplace"."professional_gigs" USING btree ("id") WHERE not is_place_sought and not is_youth and status <> 'deleted';--> statement-breakpoint
ALTER TABLE "marketplace"."professional_gigs" ADD CONSTRAINT "professional_gigs_place_check" CHECK ((latitude is null) = (longitude is null));--> statement-breakpoint
ALTER TABLE "marketplace"."professional_gigs" ADD CONSTRAINT "professional_gigs_youth_place_check" CHECK (not is_youth or latitude is null);