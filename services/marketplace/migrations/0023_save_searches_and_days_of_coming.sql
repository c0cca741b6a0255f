CREATE TABLE "marketplace"."favorites" (
	"owner_id" uuid NOT NULL,
	"things" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorites_owner_id_things_subject_id_pk" PRIMARY KEY("owner_id","things","subject_id"),
	CONSTRAINT "favorites_things_check" CHECK (things in ('people', 'gigs'))
);
--> statement-breakpoint
CREATE TABLE "marketplace"."saved_search_matches" (
	"saved_search_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"tell_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "saved_search_matches_saved_search_id_subject_id_pk" PRIMARY KEY("saved_search_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "marketplace"."saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"things" text NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"category" text,
	"near" text,
	"within_miles" integer,
	"min_budget_cents" bigint,
	"max_price_cents" bigint,
	"min_rating" double precision,
	"is_licensed" boolean DEFAULT false NOT NULL,
	"alert" text NOT NULL,
	"words" jsonb NOT NULL,
	"centre" "cube",
	"chord" double precision,
	"reach" "cube" GENERATED ALWAYS AS (cube(coalesce(cube_enlarge(centre, chord, 3), '(-8e6,-8e6,-8e6),(8e6,8e6,8e6)'::cube),
          case things when 'jobs' then 0 else 1e10 end + coalesce(hashtext(category)::float8, -3e9),
          case things when 'jobs' then 0 else 1e10 end + coalesce(hashtext(category)::float8, 3e9))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_searches_same_unique" UNIQUE NULLS NOT DISTINCT("owner_id","things","search","category","near","within_miles","min_budget_cents","max_price_cents","min_rating","is_licensed"),
	CONSTRAINT "saved_searches_place_check" CHECK ((centre is null) = (chord is null)),
	CONSTRAINT "saved_searches_things_check" CHECK (things in ('jobs', 'gigs')),
	CONSTRAINT "saved_searches_alert_check" CHECK (alert in ('at_once', 'daily', 'never'))
);
--> statement-breakpoint
ALTER TABLE "marketplace"."job_proposals" ADD COLUMN "can_come_on" date;--> statement-breakpoint
ALTER TABLE "marketplace"."saved_search_matches" ADD CONSTRAINT "saved_search_matches_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "marketplace"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_newest_idx" ON "marketplace"."favorites" USING btree ("owner_id","things","created_at","subject_id");--> statement-breakpoint
CREATE INDEX "favorites_subject_id_idx" ON "marketplace"."favorites" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_tell_at_idx" ON "marketplace"."saved_search_matches" USING btree ("tell_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "saved_search_matches_told_at_idx" ON "marketplace"."saved_search_matches" USING btree ("told_at") WHERE told_at is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_reach_idx" ON "marketplace"."saved_searches" USING gist ("reach") WHERE alert <> 'never';--> statement-breakpoint
CREATE INDEX "saved_searches_owner_id_idx" ON "marketplace"."saved_searches" USING btree ("owner_id","created_at","id");