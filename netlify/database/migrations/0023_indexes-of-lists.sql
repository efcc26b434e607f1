DROP INDEX "payments_status";--> statement-breakpoint
CREATE INDEX "ledger_entries_moved" ON "ledger_entries" USING btree ("booking_id","amount") WHERE "ledger_entries"."account" = 'booking' and "ledger_entries"."method" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_fees" ON "ledger_entries" USING btree ("payment_id","amount") WHERE "ledger_entries"."kind" = 'fee';--> statement-breakpoint
CREATE INDEX "payments_failed" ON "payments" USING btree ("booking_id","attempt","created_at") WHERE "payments"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","created_at","id","amount");