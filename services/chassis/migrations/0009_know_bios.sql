-- What adults say of themselves, which lists of people show.
ALTER TABLE "people" ADD COLUMN "bio" text;
