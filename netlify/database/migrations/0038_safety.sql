ALTER TABLE "alerts" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "phone_digest" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_prompted_digest" ON "payments" USING btree ("phone_digest") WHERE "payments"."phone_digest" is not null;--> statement-breakpoint
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_token_hash_digest" CHECK ("login_tickets"."token_hash" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_challenge_base64url" CHECK ("passkey_challenges"."challenge" ~ '^[A-Za-z0-9_-]+$');--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_credential_id_base64url" CHECK ("passkeys"."credential_id" ~ '^[A-Za-z0-9_-]+$');--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_public_key_base64url" CHECK ("passkeys"."public_key" ~ '^[A-Za-z0-9_-]+$');--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_counter_range" CHECK ("passkeys"."counter" >= 0);--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_code_hash_digest" CHECK ("recovery_codes"."code_hash" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_confirmed" CHECK (("totp_secrets"."confirmed_at" is null) = ("totp_secrets"."secret" is null));--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_key" CHECK (coalesce("totp_secrets"."secret", "totp_secrets"."next_secret") is not null);--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_last_step_range" CHECK ("totp_secrets"."last_step" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_held" CHECK ("bookings"."held_until" is null or ("bookings"."kind" = 'session' and "bookings"."status" <> 'confirmed'));--> statement-breakpoint
ALTER TABLE "server_errors" ADD CONSTRAINT "server_errors_count_range" CHECK ("server_errors"."count" >= 1);--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_digest_digest" CHECK ("page_reports"."digest" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_kind_known" CHECK ("page_reports"."kind" in ('error', 'rejection', 'policy'));--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_count_range" CHECK ("page_reports"."count" >= 1);--> statement-breakpoint
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_ended" CHECK (coalesce("job_runs"."succeeded_at", "job_runs"."failed_at") is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_phone_digest_digest" CHECK ("payments"."phone_digest" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_phone_or_digest" CHECK ("payments"."phone_digest" is null or "payments"."phone" = '');