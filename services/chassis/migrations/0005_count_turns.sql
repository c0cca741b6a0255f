-- Unlogged: it is written with much of what people do, and after a crash of the database everybody has all of their turns again.
CREATE UNLOGGED TABLE "account_turns" (
  "account_id" uuid NOT NULL,
  "turns_of" text NOT NULL,
  "arrives_at" timestamptz(3) NOT NULL,
  CONSTRAINT "account_turns_pk" PRIMARY KEY ("account_id", "turns_of")
);
