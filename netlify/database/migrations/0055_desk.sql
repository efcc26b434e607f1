CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_name" CHECK ("saved_views"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"booking_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_span" CHECK ("assignments"."starts_at" < "assignments"."ends_at"),
	CONSTRAINT "assignments_for_something" CHECK (("assignments"."booking_id" is null) <> ("assignments"."reason" = ''))
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"user_id" uuid,
	"by_kind" text GENERATED ALWAYS AS (case kind when 'person' then '1' when 'camera' then '2' when 'room' then '3' when 'car' then '4' else '5' end || lower(name)) STORED NOT NULL,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_kind_known" CHECK ("resources"."kind" in ('person', 'camera', 'room', 'car', 'other')),
	CONSTRAINT "resources_name" CHECK ("resources"."name" <> ''),
	CONSTRAINT "resources_account_of_person" CHECK ("resources"."user_id" is null or "resources"."kind" = 'person'),
	CONSTRAINT "resources_version_range" CHECK ("resources"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"template" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"days_from_session" integer,
	"due_day" date,
	"due_day_changed" boolean DEFAULT false NOT NULL,
	"assignee" uuid,
	"done_at" timestamp with time zone,
	"done_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tasks_once" UNIQUE("line_id","template"),
	CONSTRAINT "tasks_done_by_someone" CHECK (("tasks"."done_at" is null) = ("tasks"."done_by" is null)),
	CONSTRAINT "tasks_position_range" CHECK ("tasks"."position" >= 0),
	CONSTRAINT "tasks_version_range" CHECK ("tasks"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"items" jsonb NOT NULL,
	"client_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"token_hash" text NOT NULL,
	"booking_id" uuid,
	"offered_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "waiting_list_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "waiting_list_booking" UNIQUE("booking_id"),
	CONSTRAINT "waiting_list_token_hash_digest" CHECK ("waiting_list"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "waiting_list_phone_mobile" CHECK ("waiting_list"."phone" ~ '^07[0-9]{8}$'),
	CONSTRAINT "waiting_list_booked_when_offered" CHECK ("waiting_list"."booking_id" is null or "waiting_list"."offered_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_source_known";--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_kind_known";--> statement-breakpoint
ALTER TABLE "shares" RENAME COLUMN "ended_at" TO "withdrawn_at";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "start_time" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_line_id_booking_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."booking_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_users_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_one_name" ON "saved_views" USING btree ("list",lower("name"));--> statement-breakpoint
CREATE INDEX "assignments_booking" ON "assignments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "assignments_span_order" ON "assignments" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resources_user" ON "resources" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resources_one_name" ON "resources" USING btree ("kind",lower("name")) WHERE "resources"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_booking" ON "tasks" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree (coalesce("due_day", 'infinity'::date),"id") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_assignee" ON "tasks" USING btree ("assignee",coalesce("due_day", 'infinity'::date),"id") WHERE "tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_falling" ON "tasks" USING btree (coalesce("due_day", '-infinity'::date),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once" ON "waiting_list" USING btree ("day","phone") WHERE "waiting_list"."left_at" is null and "waiting_list"."offered_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_list_order" ON "waiting_list" USING btree ("day","created_at","id") WHERE "waiting_list"."left_at" is null and "waiting_list"."offered_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_list_client" ON "waiting_list" USING btree ("client_id");--> statement-breakpoint
DROP INDEX "bookings_day_rising";--> statement-breakpoint
CREATE INDEX "bookings_day_rising" ON "bookings" USING btree (coalesce("event_date", 'infinity'::date),coalesce(lower("start_time"), ''),"id");--> statement-breakpoint
DROP INDEX "bookings_day_falling";--> statement-breakpoint
CREATE INDEX "bookings_day_falling" ON "bookings" USING btree (coalesce("event_date", '-infinity'::date),coalesce(lower("start_time"), ''),"id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_start_with_length" CHECK (("bookings"."start_time" is null) = ("bookings"."minutes" is null) and ("bookings"."start_time" is null or "bookings"."event_date" is not null));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_start_time" CHECK ("bookings"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_minutes_range" CHECK ("bookings"."minutes" between 15 and 1440);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_source_known" CHECK ("bookings"."source" in ('site', 'phone', 'whatsapp', 'walk-in', 'waiting-list'));--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_kind_known" CHECK ("submissions"."kind" in ('booking', 'enrolment', 'application', 'message', 'newsletter', 'waiting-list'));--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "resources" FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "tasks" FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
CREATE TRIGGER "find_client" BEFORE INSERT ON "waiting_list" FOR EACH ROW EXECUTE FUNCTION find_client();--> statement-breakpoint
CREATE TRIGGER "forget_deleted" AFTER DELETE ON "waiting_list" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted();--> statement-breakpoint
CREATE TRIGGER "forget_changed" AFTER UPDATE ON "waiting_list" REFERENCING OLD TABLE AS gone NEW TABLE AS kept FOR EACH STATEMENT EXECUTE FUNCTION forget_changed();--> statement-breakpoint
CREATE OR REPLACE VIEW client_records AS
	SELECT 'booking' AS kind, id, client_id, name, phone_key(phone) AS phone, lower(email) AS email, created_at FROM bookings
	UNION ALL SELECT 'message', id, client_id, name, phone_key(phone), lower(email), created_at FROM messages
	UNION ALL SELECT 'enrolment', id, client_id, name, phone_key(phone), lower(email), created_at FROM enrolments
	UNION ALL SELECT 'application', id, client_id, name, phone_key(phone), lower(email), created_at FROM applications
	UNION ALL SELECT 'subscription', id, client_id, '', '', lower(email), created_at FROM subscribers
	UNION ALL SELECT 'waiting', id, client_id, name, phone_key(phone), lower(email), created_at FROM waiting_list;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "charged" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "surplus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_owed_back" ON "bookings" USING btree ("id") WHERE ("bookings"."paid" > "bookings"."charged" or "bookings"."surplus" > 0);--> statement-breakpoint
CREATE INDEX "bookings_refund_to_agree" ON "bookings" USING btree ("id") WHERE "bookings"."refund" in ('less-costs', 'reduced') and "bookings"."paid" > 0;--> statement-breakpoint
CREATE INDEX "bookings_paid_without_day" ON "bookings" USING btree ("created_at","id") WHERE "bookings"."event_date" is null and "bookings"."status" <> 'cancelled' and "bookings"."kind" = 'session' and "bookings"."paid" > 0;--> statement-breakpoint
DROP INDEX "ledger_entries_can_owe_refund";--> statement-breakpoint
-- Sums of the ledger that queues search for are kept on the booking, as what is due is.
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
	UPDATE bookings SET charged = sums.charged, paid = sums.paid - sums.refunded, surplus = sums.surplus,
		due = greatest(0, sums.charged - sums.paid + sums.refunded) WHERE id = NEW.booking_id;
	RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE "bookings" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE bookings b SET charged = s.charged, paid = s.paid - s.refunded, surplus = s.surplus FROM booking_balances s WHERE s.booking_id = b.id;--> statement-breakpoint
ALTER TABLE "bookings" ENABLE TRIGGER USER;--> statement-breakpoint
CREATE OR REPLACE VIEW "booking_parts" AS
SELECT booking_id, position, amount, due_day, greatest(0, least(amount, paid - before))::bigint AS paid
FROM (
	SELECT booking_id, position, due_day, paid, before,
		(CASE WHEN is_last THEN greatest(0, charged - before) ELSE greatest(0, least(planned, charged - before)) END)::bigint AS amount
	FROM (
		SELECT b.id AS booking_id, coalesce(p.position, 0) AS position, b.charged, b.paid, coalesce(p.amount, b.charged) AS planned,
			CASE WHEN p.booking_id IS NULL THEN (b.created_at AT TIME ZONE 'Africa/Kigali')::date
				ELSE coalesce(p.due_day, b.event_date - p.days_before) END AS due_day,
			coalesce(sum(p.amount) OVER (PARTITION BY b.id ORDER BY p.position ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::bigint AS before,
			lead(p.position) OVER (PARTITION BY b.id ORDER BY p.position) IS NULL AS is_last
		FROM bookings b LEFT JOIN plan_parts p ON p.booking_id = b.id
		WHERE b.charged > 0
	) agreed
) present
WHERE amount > 0;--> statement-breakpoint
-- Half days stand in for spans where the database refuses the extension that compares a resource in a span index.
DO $$
BEGIN
	-- Apart from the site's schemas, which a restore drops first.
	CREATE SCHEMA IF NOT EXISTS extensions;
	CREATE EXTENSION IF NOT EXISTS btree_gist SCHEMA extensions;
	CREATE FUNCTION taken_span(timestamp with time zone, timestamp with time zone) RETURNS tstzrange LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN tstzrange($1, $2);
	ALTER TABLE "assignments" ADD CONSTRAINT "assignments_no_clash" EXCLUDE USING gist ("resource_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
	RAISE NOTICE 'People and kit are taken by the minute: the database has btree_gist.';
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file THEN
	CREATE FUNCTION taken_span(timestamp with time zone, timestamp with time zone) RETURNS tstzrange LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN tstzrange(
		date_bin('12 hours', $1 AT TIME ZONE 'Africa/Kigali', timestamp '2000-01-01') AT TIME ZONE 'Africa/Kigali',
		(date_bin('12 hours', $2 AT TIME ZONE 'Africa/Kigali' - interval '1 microsecond', timestamp '2000-01-01') + interval '12 hours') AT TIME ZONE 'Africa/Kigali'
	);
	CREATE TABLE "assignment_halves" (
		"resource_id" uuid NOT NULL,
		"assignment_id" uuid NOT NULL REFERENCES "assignments"("id") ON DELETE cascade,
		"half" timestamp NOT NULL,
		CONSTRAINT "assignments_no_clash" UNIQUE ("resource_id", "half")
	);
	CREATE INDEX "assignments_resource" ON "assignments" ("resource_id", "starts_at");
	CREATE INDEX "assignment_halves_assignment" ON "assignment_halves" ("assignment_id");
	CREATE FUNCTION take_halves() RETURNS trigger LANGUAGE plpgsql AS $f$
	BEGIN
		DELETE FROM assignment_halves WHERE assignment_id = NEW.id;
		INSERT INTO assignment_halves (resource_id, assignment_id, half)
		SELECT NEW.resource_id, NEW.id, half
		FROM taken_span(NEW.starts_at, NEW.ends_at) AS taken,
			generate_series(lower(taken) AT TIME ZONE 'Africa/Kigali', upper(taken) AT TIME ZONE 'Africa/Kigali' - interval '12 hours', interval '12 hours') AS half;
		RETURN NULL;
	END $f$;
	CREATE TRIGGER "take_halves" AFTER INSERT OR UPDATE OF "resource_id", "starts_at", "ends_at" ON "assignments" FOR EACH ROW EXECUTE FUNCTION take_halves();
	RAISE NOTICE 'People and kit are taken by half days: the database refuses btree_gist.';
END $$;
