CREATE TABLE "client_services"."contract_signatures" (
	"contract_id" uuid NOT NULL,
	"party" text NOT NULL,
	"signer_id" uuid NOT NULL,
	"name" text,
	"address" text,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contract_signatures_contract_id_party_pk" PRIMARY KEY("contract_id","party"),
	CONSTRAINT "contract_signatures_party_check" CHECK (party in ('client', 'professional'))
);
--> statement-breakpoint
CREATE TABLE "client_services"."work_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid,
	"contact_id" uuid,
	"professional_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"offered_by" text NOT NULL,
	"terms" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"text_hash" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "work_contracts_of_one_check" CHECK (num_nonnulls(service_id, contact_id) = 1),
	CONSTRAINT "work_contracts_answered_check" CHECK ((status = 'open') = (answered_at is null)),
	CONSTRAINT "work_contracts_status_check" CHECK (status in ('open', 'signed', 'ended')),
	CONSTRAINT "work_contracts_kind_check" CHECK (kind in ('contract', 'amendment'))
);
--> statement-breakpoint
ALTER TABLE "client_services"."client_invitations" ADD COLUMN "contract_id" uuid;--> statement-breakpoint
ALTER TABLE "client_services"."contract_signatures" ADD CONSTRAINT "contract_signatures_contract_id_work_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "client_services"."work_contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services"."work_contracts" ADD CONSTRAINT "work_contracts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "client_services"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_services"."work_contracts" ADD CONSTRAINT "work_contracts_contact_id_crm_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "client_services"."crm_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_signatures_signer_id_idx" ON "client_services"."contract_signatures" USING btree ("signer_id","signed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "work_contracts_open_of_service_unique" ON "client_services"."work_contracts" USING btree ("service_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "work_contracts_open_of_contact_unique" ON "client_services"."work_contracts" USING btree ("contact_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "work_contracts_service_id_idx" ON "client_services"."work_contracts" USING btree ("service_id","offered_at","id");--> statement-breakpoint
CREATE INDEX "work_contracts_professional_id_idx" ON "client_services"."work_contracts" USING btree ("professional_id");--> statement-breakpoint
CREATE INDEX "work_contracts_contact_id_idx" ON "client_services"."work_contracts" USING btree ("contact_id");