CREATE TABLE "business_tools"."voided_papers" (
	"professional_id" uuid NOT NULL,
	"source_key" text NOT NULL,
	"void_reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voided_papers_professional_id_source_key_pk" PRIMARY KEY("professional_id","source_key")
);
