CREATE TABLE "marketplace"."licensed_people" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"licenses" jsonb NOT NULL
);
