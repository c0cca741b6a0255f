CREATE TABLE "client_services"."earning_nights" (
	"night" date PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"told_to" uuid,
	"ended_at" timestamp (3) with time zone
);
