ALTER TABLE "bookings" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("held_until") WHERE "bookings"."status" = 'pending';--> statement-breakpoint
-- What is not paid yet holds its slot from this moment: nobody was told of an end before, so all have three days, and offers
-- their last day where that is later. Cancelled, confirmed and paid bookings, fees, and days that have passed lose nothing.
UPDATE "bookings" SET "held_until" = greatest(
	now() + interval '3 days',
	(SELECT ("last_day" + 1)::timestamp AT TIME ZONE 'Africa/Kigali' FROM "offers" WHERE "booking_id" = "bookings"."id" AND "state" = 'open')
)
WHERE "status" = 'pending' AND "kind" = 'session'
	AND ("event_date" IS NULL OR "event_date" >= (now() AT TIME ZONE 'Africa/Kigali')::date)
	AND coalesce((
		SELECT -sum("amount") FROM "ledger_entries"
		WHERE "booking_id" = "bookings"."id" AND "account" = 'booking' AND "method" IS NOT NULL
	), 0) <= 0;
