CREATE TABLE "client_services"."appointment_calendars" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_calendars_token_unique" UNIQUE("token")
);
