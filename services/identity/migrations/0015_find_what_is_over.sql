CREATE INDEX "kids_profiles_verified_until_idx" ON "identity"."kids_profiles" USING btree ("verified_until") WHERE id_verification_status = 'verified';--> statement-breakpoint
CREATE INDEX "kids_profiles_told_may_act_idx" ON "identity"."kids_profiles" USING btree ("profile_id") WHERE told_may_act;--> statement-breakpoint
CREATE INDEX "kids_profiles_quiet_idx" ON "identity"."kids_profiles" USING btree ("profile_id") WHERE quiet_from is not null;--> statement-breakpoint
CREATE INDEX "kids_profiles_without_consent_idx" ON "identity"."kids_profiles" USING btree ("profile_id") WHERE not parent_consent_given;--> statement-breakpoint
CREATE INDEX "data_exports_requested_by_idx" ON "identity"."data_exports" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "sessions_of_user_idx" ON "identity"."sessions" USING btree ("user_id");