CREATE TABLE "ebm_receipts" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"invoice_number" integer GENERATED ALWAYS AS IDENTITY (sequence name "ebm_receipts_invoice_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt" jsonb,
	"last_error" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ebm_receipts_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "ebm_receipts_state_known" CHECK ("ebm_receipts"."state" in ('waiting', 'signed', 'refused', 'unanswered')),
	CONSTRAINT "ebm_receipts_tries_range" CHECK ("ebm_receipts"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"actor" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"queued_through" uuid,
	"erased_sent" integer DEFAULT 0 NOT NULL,
	"erased_bounced" integer DEFAULT 0 NOT NULL,
	"left_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "letters_state_known" CHECK ("letters"."state" in ('draft', 'sending', 'sent', 'stopped')),
	CONSTRAINT "letters_version_range" CHECK ("letters"."version" >= 1),
	CONSTRAINT "letters_erased_sent_range" CHECK ("letters"."erased_sent" >= 0),
	CONSTRAINT "letters_erased_bounced_range" CHECK ("letters"."erased_bounced" >= 0),
	CONSTRAINT "letters_left_count_range" CHECK ("letters"."left_count" >= 0),
	CONSTRAINT "letters_started" CHECK (("letters"."state" = 'draft') = ("letters"."started_at" is null))
);
--> statement-breakpoint
CREATE TABLE "paper_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_counters_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "paper_counters_series_known" CHECK ("paper_counters"."series" in ('quote', 'proforma', 'confirmation', 'statement')),
	CONSTRAINT "paper_counters_last_range" CHECK ("paper_counters"."last" >= 1)
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"booking_id" uuid,
	"code" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"body" jsonb NOT NULL,
	"holder" jsonb,
	"holder_digest" text NOT NULL,
	"digest" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	CONSTRAINT "papers_code_unique" UNIQUE("code"),
	CONSTRAINT "papers_number" UNIQUE("series","year","number"),
	CONSTRAINT "papers_amount_range" CHECK ("papers"."amount" >= 0),
	CONSTRAINT "papers_holder_digest_digest" CHECK ("papers"."holder_digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "papers_digest_digest" CHECK ("papers"."digest" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL,
	"digest" text NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_checks_entries_range" CHECK ("ledger_checks"."entries" >= 1),
	CONSTRAINT "ledger_checks_digest_digest" CHECK ("ledger_checks"."digest" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "plan_parts" (
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"due_day" date,
	"days_before" integer,
	CONSTRAINT "plan_parts_booking_id_position_pk" PRIMARY KEY("booking_id","position"),
	CONSTRAINT "plan_parts_position_range" CHECK ("plan_parts"."position" >= 0),
	CONSTRAINT "plan_parts_amount_range" CHECK ("plan_parts"."amount" >= 1),
	CONSTRAINT "plan_parts_days_before_range" CHECK ("plan_parts"."days_before" >= 0),
	CONSTRAINT "plan_parts_one_due" CHECK (num_nonnulls("plan_parts"."due_day", "plan_parts"."days_before") <= 1)
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decision_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "refund_requests_method_known" CHECK ("refund_requests"."method" in ('mobile-money', 'cash', 'bank')),
	CONSTRAINT "refund_requests_state_known" CHECK ("refund_requests"."state" in ('open', 'approved', 'declined', 'withdrawn')),
	CONSTRAINT "refund_requests_amount_range" CHECK ("refund_requests"."amount" >= 1),
	CONSTRAINT "refund_requests_decided" CHECK (("refund_requests"."state" = 'open') = ("refund_requests"."decided_by" is null)),
	CONSTRAINT "refund_requests_second_person" CHECK ("refund_requests"."state" <> 'approved' or "refund_requests"."decided_by" <> "refund_requests"."actor")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payer_email" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "shares_token_hash_digest" CHECK ("shares"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "shares_amount_range" CHECK ("shares"."amount" >= 1)
);
--> statement-breakpoint
CREATE TABLE "till_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reverses" uuid,
	CONSTRAINT "till_entries_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "till_entries_kind_known" CHECK ("till_entries"."kind" in ('float', 'taken-out')),
	CONSTRAINT "till_entries_amount_range" CHECK ("till_entries"."amount" >= 1)
);
--> statement-breakpoint
DROP INDEX "payments_one_pending";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "tin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "day_closings" ADD COLUMN "till" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "subscriber_tokens" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriber_tokens" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "ebm_receipts" ADD CONSTRAINT "ebm_receipts_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_parts" ADD CONSTRAINT "plan_parts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ebm_receipts_due" ON "ebm_receipts" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "letters_newest" ON "letters" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "papers_booking" ON "papers" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("booking_id") WHERE "refund_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refund_requests_booking" ON "refund_requests" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "shares_booking" ON "shares" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "till_entries_day" ON "till_entries" USING btree ("day");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_letter" ON "outbox" USING btree ("letter_id","status") WHERE "outbox"."letter_id" is not null;--> statement-breakpoint
ALTER TABLE "subscriber_tokens" ADD CONSTRAINT "subscriber_tokens_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_share" ON "payments" USING btree ("share_id") WHERE "payments"."share_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_pending" ON "payments" USING btree ("booking_id",coalesce("share_id", '00000000-0000-0000-0000-000000000000')) WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "ledger_entries_can_owe_refund" ON "ledger_entries" USING btree ("booking_id") WHERE ("ledger_entries"."account" = 'surplus' or ("ledger_entries"."kind" = 'reversal' and "ledger_entries"."amount" < 0));--> statement-breakpoint
DROP INDEX "clients_booked";--> statement-breakpoint
CREATE INDEX "clients_booked" ON "clients" USING btree ("booked") WHERE "clients"."merged_into" is null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tin_digits" CHECK ("bookings"."tin" ~ '^([0-9]{9})?$');--> statement-breakpoint
ALTER TABLE "payment_differences" DROP CONSTRAINT "payment_differences_kind_known";--> statement-breakpoint
ALTER TABLE "payment_differences" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_differences_booking" ON "payment_differences" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_kind_known" CHECK ("payment_differences"."kind" in ('unknown', 'missing', 'amount', 'state', 'ledger-changed', 'ledger-payment', 'ledger-refund', 'ledger-gone'));--> statement-breakpoint
UPDATE "bookings" SET "refund" = 'less-costs' WHERE "refund" = 'less-deposit-and-fees';--> statement-breakpoint
-- Parts of every charged booking. A part is at most what is left of the charge; the last one takes the rest of it.
CREATE VIEW "booking_parts" AS
SELECT booking_id, position, amount, due_day, greatest(0, least(amount, net - before))::bigint AS paid
FROM (
	SELECT booking_id, position, due_day, net, before,
		(CASE WHEN is_last THEN greatest(0, charged - before) ELSE greatest(0, least(planned, charged - before)) END)::bigint AS amount
	FROM (
		SELECT b.id AS booking_id, coalesce(p.position, 0) AS position, s.charged, s.paid - s.refunded AS net, coalesce(p.amount, s.charged) AS planned,
			CASE WHEN p.booking_id IS NULL THEN (b.created_at AT TIME ZONE 'Africa/Kigali')::date
				ELSE coalesce(p.due_day, b.event_date - p.days_before) END AS due_day,
			coalesce(sum(p.amount) OVER (PARTITION BY b.id ORDER BY p.position ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before,
			lead(p.position) OVER (PARTITION BY b.id ORDER BY p.position) IS NULL AS is_last
		FROM bookings b JOIN booking_balances s ON s.booking_id = b.id LEFT JOIN plan_parts p ON p.booking_id = b.id
		WHERE s.charged > 0
	) agreed
) present
WHERE amount > 0;--> statement-breakpoint
-- The counter's row is locked until the transaction ends: a paper that is not stored takes its number back.
CREATE FUNCTION number_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO paper_counters AS c VALUES (NEW.series, NEW.year, 1)
		ON CONFLICT (series, year) DO UPDATE SET last = c.last + 1 RETURNING last INTO NEW.number;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "papers_number" BEFORE INSERT ON "papers" FOR EACH ROW EXECUTE FUNCTION number_paper();--> statement-breakpoint
-- A paper is never changed or deleted. Its holder can be emptied, its booking may be deleted, and the digest is set once.
CREATE FUNCTION keep_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF to_jsonb(NEW) - 'holder' - 'booking_id' - 'digest' = to_jsonb(OLD) - 'holder' - 'booking_id' - 'digest'
			AND (NEW.holder IS NULL OR NEW.holder = OLD.holder)
			AND (NEW.booking_id IS NULL OR NEW.booking_id = OLD.booking_id)
			AND (NEW.digest = OLD.digest OR OLD.digest = repeat('0', 64)) THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'A paper is never changed or deleted: issue another one.'
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'papers_kept';
END $$;--> statement-breakpoint
CREATE TRIGGER "papers_kept" BEFORE UPDATE OR DELETE ON "papers" FOR EACH ROW EXECUTE FUNCTION keep_paper();--> statement-breakpoint
CREATE FUNCTION keep_till_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'An entry of the till is never changed or deleted: write a reversal.'
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'till_entries_kept';
END $$;--> statement-breakpoint
CREATE TRIGGER "till_entries_kept" BEFORE UPDATE OR DELETE ON "till_entries" FOR EACH ROW EXECUTE FUNCTION keep_till_entry();--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "letters" FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
-- A Rwandan landline, too, has one key with and without the country code.
CREATE OR REPLACE FUNCTION phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE
		WHEN regexp_replace(phone, '[^0-9]', '', 'g') ~ '^((00)?(250)?0?7|((00)?2500?|0)2)[0-9]{8}$' THEN '0' || right(regexp_replace(phone, '[^0-9]', '', 'g'), 9)
		WHEN length(regexp_replace(phone, '[^0-9]', '', 'g')) < 7 THEN ''
		ELSE regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^00', '') END;--> statement-breakpoint
-- Of several keys of one number, the one without the country code, or else the first, keeps its client; staff may merge the others.
DELETE FROM client_keys k USING client_keys o WHERE k.kind = 'phone' AND k.value <> phone_key(k.value) AND o.kind = 'phone' AND phone_key(o.value) = phone_key(k.value) AND o.value < k.value;--> statement-breakpoint
UPDATE client_keys SET value = phone_key(value) WHERE kind = 'phone' AND value <> phone_key(value);--> statement-breakpoint
REINDEX INDEX "applications_phone_key";--> statement-breakpoint
REINDEX INDEX "bookings_phone_key";--> statement-breakpoint
REINDEX INDEX "enrolments_phone_key";--> statement-breakpoint
REINDEX INDEX "messages_phone_key";--> statement-breakpoint
-- The counts of a letter outlive its emails. Letters are locked in order: two erasures may name the same ones.
CREATE FUNCTION count_erased_letter_mails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM letters WHERE id IN (SELECT letter_id FROM erased WHERE status <> 'waiting') ORDER BY id FOR NO KEY UPDATE;
	UPDATE letters SET erased_sent = erased_sent + n.sent, erased_bounced = erased_bounced + n.bounced
	FROM (
		SELECT letter_id, count(*) FILTER (WHERE status = 'sent') AS sent, count(*) FILTER (WHERE status <> 'sent') AS bounced
		FROM erased WHERE letter_id IS NOT NULL AND status <> 'waiting' GROUP BY letter_id
	) n WHERE letters.id = n.letter_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "outbox_letter_counts" AFTER DELETE ON "outbox" REFERENCING OLD TABLE AS erased FOR EACH STATEMENT EXECUTE FUNCTION count_erased_letter_mails();--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "due" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("id") WHERE "bookings"."due" > 0;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_due_range" CHECK ("bookings"."due" >= 0);--> statement-breakpoint
-- The row is locked before the entry and updated after it, once, as the sums need the entry.
CREATE OR REPLACE FUNCTION "queue_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM bookings WHERE id = NEW.booking_id FOR UPDATE;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
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
	UPDATE bookings SET due = greatest(0, sums.charged - sums.paid + sums.refunded) WHERE id = NEW.booking_id;
	RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE "bookings" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE bookings SET due = greatest(0, charged - paid + refunded) FROM booking_balances WHERE booking_id = id;--> statement-breakpoint
ALTER TABLE "bookings" ENABLE TRIGGER USER;
