CREATE TABLE "education_events"."course_stars" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"rating_count" integer NOT NULL,
	"star_count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "event_registrations_waiting_idx" ON "education_events"."event_registrations" USING btree ("event_id","created_at","id") WHERE status = 'awaiting_guardian';--> statement-breakpoint
-- It runs once for a statement, so that many ratings at once change a course once.
CREATE FUNCTION "education_events"."keep_course_stars"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into "education_events"."course_stars" as kept (course_id, rating_count, star_count)
    select course_id, count(*), sum(rating) from now_there group by 1 order by 1
    on conflict (course_id) do update
      set rating_count = kept.rating_count + excluded.rating_count, star_count = kept.star_count + excluded.star_count;
  elsif tg_op = 'DELETE' then
    insert into "education_events"."course_stars" as kept (course_id, rating_count, star_count)
    select course_id, -count(*), -sum(rating) from was_there group by 1 order by 1
    on conflict (course_id) do update
      set rating_count = kept.rating_count + excluded.rating_count, star_count = kept.star_count + excluded.star_count;
  else
    insert into "education_events"."course_stars" as kept (course_id, rating_count, star_count)
    select course_id, sum(change), sum(change * rating) from (
      select course_id, rating, -1 as change from was_there
      union all
      select course_id, rating, 1 from now_there) changes
    group by 1 having sum(change) <> 0 or sum(change * rating) <> 0 order by 1
    on conflict (course_id) do update
      set rating_count = kept.rating_count + excluded.rating_count, star_count = kept.star_count + excluded.star_count;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "course_ratings_keep_stars_of_new" AFTER INSERT ON "education_events"."course_ratings"
  REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION "education_events"."keep_course_stars"();
--> statement-breakpoint
CREATE TRIGGER "course_ratings_keep_stars_of_changed" AFTER UPDATE ON "education_events"."course_ratings"
  REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION "education_events"."keep_course_stars"();
--> statement-breakpoint
CREATE TRIGGER "course_ratings_keep_stars_of_gone" AFTER DELETE ON "education_events"."course_ratings"
  REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION "education_events"."keep_course_stars"();
--> statement-breakpoint
INSERT INTO "education_events"."course_stars" (course_id, rating_count, star_count)
SELECT course_id, count(*), sum(rating) FROM "education_events"."course_ratings" GROUP BY 1;
