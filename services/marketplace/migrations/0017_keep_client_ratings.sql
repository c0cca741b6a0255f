CREATE TABLE "marketplace"."client_ratings" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"rating_total" integer NOT NULL,
	"review_count" integer NOT NULL
);
