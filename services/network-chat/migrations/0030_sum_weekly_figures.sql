CREATE TABLE "network_chat"."weekly_figures" (
	"week" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "weekly_figures_week_kind_pk" PRIMARY KEY("week","kind")
);
