CREATE TABLE "identity"."terms_agreements" (
	"person_id" uuid NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"is_by_guardian" boolean NOT NULL,
	CONSTRAINT "terms_agreements_pk" PRIMARY KEY("person_id","version")
);
--> statement-breakpoint
ALTER TABLE "identity"."terms_agreements" ADD CONSTRAINT "terms_agreements_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."profiles"("id") ON DELETE cascade ON UPDATE no action;