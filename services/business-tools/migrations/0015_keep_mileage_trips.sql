CREATE TABLE "business_tools"."mileage_trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"date" date NOT NULL,
	"tenths_of_mile" integer NOT NULL,
	"purpose" text NOT NULL,
	"from_place" text,
	"to_place" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mileage_trips_miles_check" CHECK (tenths_of_mile between 1 and 99990),
	CONSTRAINT "mileage_trips_text_check" CHECK (length(purpose) <= 200 and length(from_place) <= 100 and length(to_place) <= 100)
);
--> statement-breakpoint
CREATE INDEX "mileage_trips_professional_id_idx" ON "business_tools"."mileage_trips" USING btree ("professional_id","date","id");