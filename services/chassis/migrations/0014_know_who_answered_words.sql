-- An answer counts while its guardian looks after the child.
ALTER TABLE "words_answers" ADD COLUMN "answered_by" uuid;
