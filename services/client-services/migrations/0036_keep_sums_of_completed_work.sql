CREATE TABLE "client_services"."completed_days" (
	"professional_id" uuid NOT NULL,
	"day" date NOT NULL,
	"service_count" integer NOT NULL,
	"revenue_cents" bigint NOT NULL,
	CONSTRAINT "completed_days_professional_id_day_pk" PRIMARY KEY("professional_id","day")
);
--> statement-breakpoint
CREATE INDEX "services_professional_id_completed_at_idx" ON "client_services"."services" USING btree ("professional_id","completed_at") WHERE completed_at is not null;--> statement-breakpoint
CREATE INDEX "services_professional_id_under_way_idx" ON "client_services"."services" USING btree ("professional_id") WHERE status = 'in_progress';--> statement-breakpoint
CREATE FUNCTION "client_services"."counts_as_completed"(work "client_services"."services") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  select work.status = 'completed' and work.agreement = 'accepted'
    and not (work.released_amount_cents = 0 and work.payment_status in ('released', 'cancelled'))
$$;
--> statement-breakpoint
CREATE FUNCTION "client_services"."add_to_completed_days"(work "client_services"."services", sign integer) RETURNS void LANGUAGE sql AS $$
  insert into "client_services"."completed_days" as kept (professional_id, day, service_count, revenue_cents)
  values (work.professional_id, (work.completed_at at time zone 'UTC')::date, sign, sign * work.total_amount_cents)
  on conflict (professional_id, day) do update
    set service_count = kept.service_count + excluded.service_count, revenue_cents = kept.revenue_cents + excluded.revenue_cents
$$;
--> statement-breakpoint
CREATE FUNCTION "client_services"."keep_completed_days"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' and "client_services"."counts_as_completed"(old) then
    perform "client_services"."add_to_completed_days"(old, -1);
  end if;
  if tg_op <> 'DELETE' and "client_services"."counts_as_completed"(new) then
    perform "client_services"."add_to_completed_days"(new, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
-- They fire at the commit, so that a day is the last row that is locked, whatever a transaction does before.
CREATE CONSTRAINT TRIGGER "services_keep_completed_days" AFTER INSERT OR UPDATE OR DELETE ON "client_services"."services"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "client_services"."keep_completed_days"();
--> statement-breakpoint
INSERT INTO "client_services"."completed_days" (professional_id, day, service_count, revenue_cents)
SELECT professional_id, (completed_at AT TIME ZONE 'UTC')::date, count(*), sum(total_amount_cents)
FROM "client_services"."services" work WHERE "client_services"."counts_as_completed"(work) GROUP BY 1, 2;
