-- When what a notification asks for was asked: the same may be asked again under one id.
ALTER TABLE "network_chat"."notifications" ADD COLUMN "asked_at" timestamp (3) with time zone;