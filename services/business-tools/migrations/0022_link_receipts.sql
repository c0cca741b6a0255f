CREATE TABLE "business_tools"."receipts" (
	"record_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipts_record_id_document_id_pk" PRIMARY KEY("record_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "business_tools"."receipts" ADD CONSTRAINT "receipts_record_id_deductions_id_fk" FOREIGN KEY ("record_id") REFERENCES "business_tools"."deductions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_tools"."receipts" ADD CONSTRAINT "receipts_document_id_business_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "business_tools"."business_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_document_id_idx" ON "business_tools"."receipts" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "receipts_professional_id_idx" ON "business_tools"."receipts" USING btree ("professional_id");