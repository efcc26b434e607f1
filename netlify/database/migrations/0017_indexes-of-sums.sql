DROP INDEX "bookings_email";--> statement-breakpoint
DROP INDEX "ledger_entries_booking";--> statement-breakpoint
DROP INDEX "ledger_entries_day";--> statement-breakpoint
CREATE INDEX "booking_lines_unpriced" ON "booking_lines" USING btree ("booking_id") WHERE not "booking_lines"."fixed";--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree (lower("email"),"email");--> statement-breakpoint
CREATE INDEX "ledger_entries_booking" ON "ledger_entries" USING btree ("booking_id","account","method","amount");--> statement-breakpoint
CREATE INDEX "ledger_entries_day" ON "ledger_entries" USING btree ("day","account","method","amount");--> statement-breakpoint
-- What holds the data has no disk that turns: a page is read from anywhere as fast as the next one. Without the right to say so,
-- the database plans as it did.
DO $$
BEGIN
	EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
EXCEPTION WHEN insufficient_privilege THEN
	RAISE NOTICE 'This role may not set how the database plans.';
END $$;
