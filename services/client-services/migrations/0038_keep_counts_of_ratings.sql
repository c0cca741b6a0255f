CREATE TABLE "client_services"."review_ratings" (
	"professional_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"review_count" integer NOT NULL,
	CONSTRAINT "review_ratings_professional_id_rating_pk" PRIMARY KEY("professional_id","rating")
);
--> statement-breakpoint
CREATE FUNCTION "client_services"."counts_in_ratings"(review "client_services"."reviews") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  select review.opened_at is not null and review.hidden_at is null and review.author_banned_at is null
$$;
--> statement-breakpoint
-- It runs once for a statement, so that many reviews at once change each count once.
CREATE FUNCTION "client_services"."keep_review_ratings"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into "client_services"."review_ratings" as kept (professional_id, rating, review_count)
    select professional_id, rating, count(*) from now_there review
    where "client_services"."counts_in_ratings"(review::"client_services"."reviews") group by 1, 2 order by 1, 2
    on conflict (professional_id, rating) do update set review_count = kept.review_count + excluded.review_count;
  elsif tg_op = 'DELETE' then
    insert into "client_services"."review_ratings" as kept (professional_id, rating, review_count)
    select professional_id, rating, -count(*) from was_there review
    where "client_services"."counts_in_ratings"(review::"client_services"."reviews") group by 1, 2 order by 1, 2
    on conflict (professional_id, rating) do update set review_count = kept.review_count + excluded.review_count;
  else
    insert into "client_services"."review_ratings" as kept (professional_id, rating, review_count)
    select professional_id, rating, sum(change) from (
      select professional_id, rating, -1 as change from was_there review
      where "client_services"."counts_in_ratings"(review::"client_services"."reviews")
      union all
      select professional_id, rating, 1 from now_there review
      where "client_services"."counts_in_ratings"(review::"client_services"."reviews")) changes
    group by 1, 2 having sum(change) <> 0 order by 1, 2
    on conflict (professional_id, rating) do update set review_count = kept.review_count + excluded.review_count;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "reviews_keep_ratings_of_new" AFTER INSERT ON "client_services"."reviews"
  REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION "client_services"."keep_review_ratings"();
--> statement-breakpoint
CREATE TRIGGER "reviews_keep_ratings_of_changed" AFTER UPDATE ON "client_services"."reviews"
  REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION "client_services"."keep_review_ratings"();
--> statement-breakpoint
CREATE TRIGGER "reviews_keep_ratings_of_gone" AFTER DELETE ON "client_services"."reviews"
  REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION "client_services"."keep_review_ratings"();
--> statement-breakpoint
INSERT INTO "client_services"."review_ratings" (professional_id, rating, review_count)
SELECT professional_id, rating, count(*) FROM "client_services"."reviews" review
WHERE "client_services"."counts_in_ratings"(review) GROUP BY 1, 2;
