CREATE TABLE "client_services"."client_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"address" text,
	"address_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	CONSTRAINT "client_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "client_services"."crm_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"crm_client_id" uuid,
	"full_name" text NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"notes" text,
	"stage" text DEFAULT 'lead' NOT NULL,
	"contact_key" text NOT NULL,
	"imported_key" text,
	"invited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "crm_contacts_contact_key_unique" UNIQUE("professional_id","contact_key"),
	CONSTRAINT "crm_contacts_crm_client_id_unique" UNIQUE("crm_client_id"),
	CONSTRAINT "crm_contacts_stage_check" CHECK (stage in ('lead', 'proposed', 'booked', 'done')),
	CONSTRAINT "crm_contacts_notes_check" CHECK (length(notes) <= 5000)
);
--> statement-breakpoint
CREATE TABLE "client_services"."crm_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_services"."crm_clients" ADD COLUMN "stage" text DEFAULT 'lead' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_services"."crm_contacts" ADD CONSTRAINT "crm_contacts_crm_client_id_crm_clients_id_fk" FOREIGN KEY ("crm_client_id") REFERENCES "client_services"."crm_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_invitations_professional_id_idx" ON "client_services"."client_invitations" USING btree ("professional_id","address_hash");--> statement-breakpoint
CREATE INDEX "client_invitations_contact_id_idx" ON "client_services"."client_invitations" USING btree ("contact_id","created_at");--> statement-breakpoint
CREATE INDEX "crm_contacts_professional_id_idx" ON "client_services"."crm_contacts" USING btree ("professional_id","created_at","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_person_id_idx" ON "client_services"."crm_tasks" USING btree ("person_id","due_on","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_professional_id_idx" ON "client_services"."crm_tasks" USING btree ("professional_id","created_at","id");