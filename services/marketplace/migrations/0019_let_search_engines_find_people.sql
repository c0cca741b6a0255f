CREATE TABLE "marketplace"."findable_people" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
