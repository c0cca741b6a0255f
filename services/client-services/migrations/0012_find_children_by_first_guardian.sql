-- What a child earns is on the balance of its first guardian.
CREATE INDEX "people_first_guardian_idx" ON "client_services"."people" ((guardian_ids[1])) WHERE account_type = 'sidework_kids';
