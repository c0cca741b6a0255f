-- Whether a member has filled in their profile: one who has is told to try again where this is not known yet.
ALTER TABLE "people" ADD COLUMN "is_set_up" boolean DEFAULT true NOT NULL;
