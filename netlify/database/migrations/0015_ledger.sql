CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"method" text,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"written_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"payment_id" uuid,
	"entry_id" uuid,
	CONSTRAINT "ledger_entries_of_booking" UNIQUE("booking_id","id"),
	CONSTRAINT "ledger_entries_sign" CHECK (case "ledger_entries"."kind" when 'payment' then "ledger_entries"."amount" < 0 when 'reversal' then "ledger_entries"."amount" <> 0 else "ledger_entries"."amount" > 0 end),
	CONSTRAINT "ledger_entries_account" CHECK (case "ledger_entries"."kind" when 'charge' then "ledger_entries"."account" = 'booking' when 'fee' then "ledger_entries"."account" = 'fees' when 'reversal' then "ledger_entries"."account" in ('booking', 'surplus', 'fees') else "ledger_entries"."account" in ('booking', 'surplus') end),
	CONSTRAINT "ledger_entries_method" CHECK (case "ledger_entries"."kind" when 'charge' then "ledger_entries"."method" is null when 'reversal' then true else "ledger_entries"."method" is not null end),
	CONSTRAINT "ledger_entries_words" CHECK ("ledger_entries"."kind" in ('charge', 'payment', 'fee', 'refund', 'reversal') and "ledger_entries"."method" in ('mobile-money', 'cash', 'bank')),
	CONSTRAINT "ledger_entries_reverses" CHECK (("ledger_entries"."kind" = 'reversal') = ("ledger_entries"."entry_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_booking" UNIQUE("booking_id","id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_same_booking" FOREIGN KEY ("booking_id","entry_id") REFERENCES "public"."ledger_entries"("booking_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_of_booking" FOREIGN KEY ("booking_id","payment_id") REFERENCES "public"."payments"("booking_id","id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "ledger_entries_booking" ON "ledger_entries" USING btree ("booking_id","written_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_day" ON "ledger_entries" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_reversed_once" ON "ledger_entries" USING btree ("entry_id") WHERE "ledger_entries"."kind" = 'reversal';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_payment_once" ON "ledger_entries" USING btree ("payment_id","kind","account") WHERE "ledger_entries"."kind" in ('payment', 'fee');--> statement-breakpoint
CREATE VIEW "booking_balances" AS
SELECT "booking_id", "charged", "paid", "refunded", "surplus", "fees", "charged" - "paid" + "refunded" - "surplus" AS "balance"
FROM (
	SELECT
		entry."booking_id",
		coalesce(sum(entry."amount") FILTER (WHERE coalesce(undone."kind", entry."kind") = 'charge'), 0)::bigint AS "charged",
		coalesce(-sum(entry."amount") FILTER (WHERE entry."account" = 'booking' AND coalesce(undone."kind", entry."kind") = 'payment'), 0)::bigint AS "paid",
		coalesce(sum(entry."amount") FILTER (WHERE entry."account" = 'booking' AND coalesce(undone."kind", entry."kind") = 'refund'), 0)::bigint AS "refunded",
		coalesce(-sum(entry."amount") FILTER (WHERE entry."account" = 'surplus'), 0)::bigint AS "surplus",
		coalesce(sum(entry."amount") FILTER (WHERE entry."account" = 'fees'), 0)::bigint AS "fees"
	FROM "ledger_entries" entry
	LEFT JOIN "ledger_entries" undone ON undone."id" = entry."entry_id"
	GROUP BY entry."booking_id"
) sums;--> statement-breakpoint
-- Entries of one booking are written one after the other, even by who forgot to lock it. That the row is updated, not only
-- locked, ends a second transaction that sees an older state of the database than it would have to.
CREATE FUNCTION "queue_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE bookings SET revision = revision WHERE id = NEW.booking_id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_queue" BEFORE INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "queue_ledger_entry"();--> statement-breakpoint
CREATE FUNCTION "check_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	undone ledger_entries;
	sums booking_balances;
BEGIN
	IF NEW.kind = 'reversal' THEN
		SELECT * INTO undone FROM ledger_entries WHERE id = NEW.entry_id;
		IF undone.kind = 'reversal' OR NEW.amount <> -undone.amount OR NEW.account <> undone.account
			OR NEW.method IS DISTINCT FROM undone.method OR NEW.payment_id IS DISTINCT FROM undone.payment_id THEN
			RAISE EXCEPTION 'A reversal takes back one entry, whole.'
				USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_reversal_of_entry';
		END IF;
	END IF;
	SELECT * INTO sums FROM booking_balances WHERE booking_id = NEW.booking_id;
	IF NEW.kind = 'payment' AND NEW.account = 'booking' AND sums.charged - sums.paid + sums.refunded < 0 THEN
		RAISE EXCEPTION 'More would be paid than is owed.'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_paid_beyond_total';
	END IF;
	IF sums.refunded > sums.paid OR sums.surplus < 0 THEN
		RAISE EXCEPTION 'More would be refunded than was paid.'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_refunded_beyond_paid';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_check" AFTER INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "check_ledger_entry"();--> statement-breakpoint
-- An entry goes only with its whole booking: the booking is gone already when its entries follow. Its reason, which people
-- wrote, can be emptied when the client deletes their account.
CREATE FUNCTION "keep_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM bookings WHERE id = OLD.booking_id) THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF NEW.reason = '' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'An entry of the ledger is never changed or deleted: write a reversal.'
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_entries_kept';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "keep_ledger_entry"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_never_emptied" BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "keep_ledger_entry"();--> statement-breakpoint
-- What visitors owed and paid so far is carried over: bookings whose price was due at once have payments.
INSERT INTO "ledger_entries" ("booking_id", "kind", "account", "amount", "day", "actor", "reason")
SELECT id, 'charge', 'booking', total, (created_at AT TIME ZONE 'Africa/Kigali')::date, 'system', 'Carried over'
FROM bookings WHERE total > 0 AND EXISTS (SELECT FROM payments WHERE booking_id = bookings.id);--> statement-breakpoint
-- Of what arrived, the price counts as paid; what came beyond it, or after a cancellation, is owed back.
INSERT INTO "ledger_entries" ("booking_id", "kind", "account", "method", "amount", "day", "actor", "reason", "payment_id")
SELECT booking_id, 'payment', part.account, 'mobile-money', -part.amount, (arrived_at AT TIME ZONE 'Africa/Kigali')::date, 'system', 'Carried over', id
FROM (
	SELECT *, CASE WHEN late THEN 0 ELSE least(amount, greatest(0, total - coalesce(before, 0))) END AS counted
	FROM (
		SELECT *, sum(CASE WHEN late THEN 0 ELSE amount END) OVER (
			PARTITION BY booking_id ORDER BY arrived_at, attempt ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
		) AS before
		FROM (
			SELECT payments.id, booking_id, attempt, amount, total, coalesce(settled_at, payments.created_at) AS arrived_at,
				coalesce(coalesce(settled_at, payments.created_at) > cancelled_at, false) AS late
			FROM payments JOIN bookings ON bookings.id = booking_id WHERE payments.status = 'successful'
		) successes
	) running
) arrived CROSS JOIN LATERAL (VALUES ('booking', counted), ('surplus', amount - counted)) AS part (account, amount)
WHERE part.amount > 0 ORDER BY arrived_at;--> statement-breakpoint
-- A cancelled booking owes nothing, but for what the client was told we keep until a refund is agreed.
INSERT INTO "ledger_entries" ("booking_id", "kind", "account", "amount", "day", "actor", "reason", "entry_id")
SELECT bookings.id, 'reversal', 'booking', -entry.amount, (coalesce(cancelled_at, bookings.created_at) AT TIME ZONE 'Africa/Kigali')::date, 'system', 'Carried over', entry.id
FROM bookings JOIN ledger_entries entry ON entry.booking_id = bookings.id AND entry.kind = 'charge' WHERE bookings.status = 'cancelled';--> statement-breakpoint
INSERT INTO "ledger_entries" ("booking_id", "kind", "account", "amount", "day", "actor", "reason")
SELECT bookings.id, 'charge', 'booking', paid, (coalesce(cancelled_at, bookings.created_at) AT TIME ZONE 'Africa/Kigali')::date, 'system', 'Carried over'
FROM bookings JOIN booking_balances ON booking_id = bookings.id
WHERE bookings.status = 'cancelled' AND paid > 0 AND refund IN ('less-deposit-and-fees', 'reduced', 'none');
