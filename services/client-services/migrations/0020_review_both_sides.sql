CREATE TABLE "client_services"."client_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"comment" text,
	"phrases" text[] DEFAULT '{}' NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"reply_hidden_at" timestamp (3) with time zone,
	"opens_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now(),
	"is_by_child" boolean DEFAULT false NOT NULL,
	"author_banned_at" timestamp (3) with time zone,
	CONSTRAINT "client_reviews_service_id_unique" UNIQUE("service_id"),
	CONSTRAINT "client_reviews_rating_check" CHECK (rating between 1 and 5),
	CONSTRAINT "client_reviews_comment_check" CHECK (length(comment) <= 1000),
	CONSTRAINT "client_reviews_reply_check" CHECK (length(reply) <= 1000 and (reply is null) = (replied_at is null))
);
--> statement-breakpoint
ALTER TABLE "client_services"."review_reports" DROP CONSTRAINT "review_reports_review_id_reviews_id_fk";
--> statement-breakpoint
ALTER TABLE "client_services"."reviews" ADD COLUMN "opens_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."reviews" ADD COLUMN "opened_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "client_services"."reviews" ADD COLUMN "is_by_child" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."reviews" ADD COLUMN "author_banned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "client_services"."client_reviews" ADD CONSTRAINT "client_reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_reviews_professional_id_idx" ON "client_services"."client_reviews" USING btree ("professional_id","created_at","id");--> statement-breakpoint
CREATE INDEX "client_reviews_client_id_idx" ON "client_services"."client_reviews" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "client_reviews_opens_at_idx" ON "client_services"."client_reviews" USING btree ("opens_at") WHERE opened_at is null;--> statement-breakpoint
CREATE INDEX "reviews_opens_at_idx" ON "client_services"."reviews" USING btree ("opens_at") WHERE opened_at is null;--> statement-breakpoint
-- A review that a child wrote before this stays without a name too.
UPDATE "client_services"."reviews" SET "is_by_child" = true FROM "client_services"."people"
  WHERE "people"."id" = "reviews"."client_id" AND "people"."account_type" = 'sidework_kids';
