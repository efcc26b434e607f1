-- Counts by the clock's hours are dropped; paces, which have no hours, are kept.
DELETE FROM "rate_limits" WHERE "window_start" <> timestamptz '2000-01-01';--> statement-breakpoint
ALTER TABLE "rate_limits" DROP CONSTRAINT "rate_limits_kind_key_hash_window_start_pk";--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_kind_key_hash_pk" PRIMARY KEY("kind","key_hash");--> statement-breakpoint
ALTER TABLE "rate_limits" DROP COLUMN "window_start";
