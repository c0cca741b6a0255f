CREATE TABLE "education_events"."certificate_showers" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
