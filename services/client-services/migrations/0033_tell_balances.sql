-- What moved each balance before its movements were told, so that the books of everybody know their cash at Sidework.
WITH "changes" AS (
  SELECT booked."id" AS movement_id, account."owner_id" AS person_id, service."professional_id" AS earner_id,
    booked."posted_at" AS at,
    coalesce(-sum(entry."amount_cents") FILTER (WHERE account."kind" = 'pro_payable'), 0) AS earned,
    coalesce(-sum(entry."amount_cents") FILTER (WHERE account."kind" = 'client_refund'), 0) AS credit,
    coalesce(sum(entry."amount_cents") FILTER (WHERE account."kind" = 'pro_receivable'), 0) AS owed,
    0 AS fees_due, booked."kind" IN ('payout', 'payout_failed') AS is_payout,
    coalesce(-sum(entry."amount_cents") FILTER (WHERE account."kind" = 'pro_held'), 0) AS held
  FROM "client_services"."ledger_entries" entry
  JOIN "client_services"."ledger_accounts" account ON account."id" = entry."account_id"
  JOIN "client_services"."ledger_transactions" booked ON booked."id" = entry."transaction_id"
  LEFT JOIN "client_services"."services" service ON service."id" = booked."service_id"
  WHERE account."kind" IN ('pro_payable', 'client_refund', 'pro_receivable', 'pro_held') AND booked."kind" <> 'refund_sent'
  GROUP BY booked."id", 2, 3, 4
  UNION ALL
  SELECT "id", "person_id", NULL, "requested_at", 0, -"amount_cents", 0, 0, false, 0
  FROM "client_services"."transfers" WHERE "kind" = 'refund' AND "status" <> 'failed'
  UNION ALL
  SELECT fee."id", CASE WHEN person."account_type" = 'sidework_kids' THEN person."guardian_ids"[1] ELSE service."professional_id" END,
    service."professional_id", fee."created_at", 0, 0, 0, fee."amount_cents" - fee."settled_cents", false, 0
  FROM "client_services"."payment_history" fee
  JOIN "client_services"."services" service ON service."id" = fee."service_id"
  LEFT JOIN "client_services"."people" person ON person."id" = service."professional_id"
  WHERE fee."payment_type" = 'cancellation_fee' AND fee."settlement" = 'due' AND fee."payer" = 'professional'
), "told" AS (
  SELECT *, 'movement ' || movement_id || ' of ' || person_id AS aggregate_id FROM "changes" WHERE person_id IS NOT NULL
), "heads" AS (
  INSERT INTO "client_services"."outbox_heads" ("aggregate_id", "sequence") SELECT aggregate_id, 1 FROM "told"
)
INSERT INTO "client_services"."outbox" ("id", "aggregate_id", "sequence", "type", "data", "occurred_at")
SELECT gen_random_uuid(), aggregate_id, 1, 'client-services.balance.moved.v1', jsonb_build_object(
  'movementId', movement_id, 'personId', person_id, 'earnerId', earner_id, 'isPayout', is_payout, 'earnedCents', earned, 'creditCents', credit,
  'owedCents', owed, 'feesDueCents', fees_due, 'heldCents', held,
  'at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), at
FROM "told";
