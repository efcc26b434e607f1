ALTER TABLE "outbox_mails" RENAME TO "outbox";--> statement-breakpoint
ALTER TABLE "outbox" RENAME CONSTRAINT "outbox_mails_pkey" TO "outbox_pkey";--> statement-breakpoint
ALTER TABLE "outbox" RENAME CONSTRAINT "outbox_mails_dedupe_key_unique" TO "outbox_dedupe_key_unique";--> statement-breakpoint
ALTER TABLE "outbox" RENAME CONSTRAINT "outbox_mails_status_known" TO "outbox_status_known";--> statement-breakpoint
ALTER TABLE "outbox" RENAME CONSTRAINT "outbox_mails_tries_range" TO "outbox_tries_range";--> statement-breakpoint
ALTER INDEX "outbox_mails_due" RENAME TO "outbox_due";--> statement-breakpoint
ALTER INDEX "outbox_mails_subject" RENAME TO "outbox_subject";--> statement-breakpoint
ALTER INDEX "outbox_mails_newest" RENAME TO "outbox_newest";--> statement-breakpoint
CREATE TABLE "client_keys" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "client_keys_kind_value_pk" PRIMARY KEY("kind","value"),
	CONSTRAINT "client_keys_kind_known" CHECK ("client_keys"."kind" in ('phone', 'email')),
	CONSTRAINT "client_keys_value" CHECK ("client_keys"."value" <> '')
);
--> statement-breakpoint
CREATE TABLE "client_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"first" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"merged_into" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_merged_into_another" CHECK ("clients"."merged_into" <> "clients"."id"),
	CONSTRAINT "clients_language_known" CHECK ("clients"."language" in ('en', 'fr', 'rw')),
	CONSTRAINT "clients_version_range" CHECK ("clients"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "text_stops" (
	"phone_digest" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_stops_phone_digest_digest" CHECK ("text_stops"."phone_digest" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "message_keys" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_status_known";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "source" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "daytime_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "client_keys" ADD CONSTRAINT "client_keys_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_merged_into_clients_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_keys" ADD CONSTRAINT "message_keys_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_keys_client" ON "client_keys" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_notes_client" ON "client_notes" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "clients_newest" ON "clients" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "clients_merged" ON "clients" USING btree ("merged_into") WHERE "clients"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "message_keys_message" ON "message_keys" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_client" ON "applications" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "bookings_client" ON "bookings" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "enrolments_client" ON "enrolments" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "messages_client" ON "messages" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "messages_booking" ON "messages" USING btree ("booking_id") WHERE "messages"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "subscribers_client" ON "subscribers" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel","status","due_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_provider_ref_unique" UNIQUE("provider_ref");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_source_known" CHECK ("bookings"."source" in ('site', 'phone', 'whatsapp', 'walk-in'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel_known" CHECK ("outbox"."channel" in ('mail', 'sms'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_delivery_known" CHECK ("outbox"."delivery" in ('delivered', 'undelivered'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_status_known" CHECK ("outbox"."status" in ('waiting', 'sent', 'unanswered', 'dead', 'withheld', 'discarded'));--> statement-breakpoint
-- A Rwandan mobile number becomes ten digits starting with 07; another becomes its digits, country code included.
CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE
		WHEN regexp_replace(phone, '[^0-9]', '', 'g') ~ '^(00)?(250)?0?7[0-9]{8}$' THEN '0' || right(regexp_replace(phone, '[^0-9]', '', 'g'), 9)
		WHEN length(regexp_replace(phone, '[^0-9]', '', 'g')) < 7 THEN ''
		ELSE regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^00', '') END;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words("name")) STORED;--> statement-breakpoint
ALTER TABLE "client_keys" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words(CASE "kind" WHEN 'phone' THEN phone_words("value") ELSE "value" END)) STORED;--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search");--> statement-breakpoint
CREATE INDEX "client_keys_search" ON "client_keys" USING gin ("search");--> statement-breakpoint
-- Finds the client of a key and locks it against deletion, so that a record can refer to it.
CREATE FUNCTION client_of_key(key_kind text, key_value text) RETURNS uuid LANGUAGE sql AS $$
	SELECT c.id FROM client_keys k JOIN clients c ON c.id = k.client_id WHERE k.kind = key_kind AND k.value = key_value FOR KEY SHARE OF c
$$;--> statement-breakpoint
-- Finds the client by phone, else by email, else creates one. A key of another client stays with that client.
CREATE FUNCTION client_of(phone text, email text, known uuid) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	kinds text[] := ARRAY[]::text[];
	vals text[] := ARRAY[]::text[];
	found_id uuid := known;
	created uuid;
BEGIN
	IF phone_key(phone) <> '' THEN kinds := kinds || 'phone'::text; vals := vals || phone_key(phone); END IF;
	IF trim(email) <> '' THEN kinds := kinds || 'email'::text; vals := vals || lower(trim(email)); END IF;
	IF cardinality(kinds) = 0 THEN RETURN known; END IF;
	FOR i IN 1 .. cardinality(kinds) LOOP
		EXIT WHEN found_id IS NOT NULL;
		found_id := client_of_key(kinds[i], vals[i]);
	END LOOP;
	WHILE found_id IS NULL LOOP
		INSERT INTO clients DEFAULT VALUES RETURNING id INTO created;
		INSERT INTO client_keys VALUES (kinds[1], vals[1], created) ON CONFLICT DO NOTHING;
		-- Another transaction may have been first, which the statement above waited for.
		found_id := client_of_key(kinds[1], vals[1]);
		IF found_id IS DISTINCT FROM created THEN DELETE FROM clients WHERE id = created; END IF;
	END LOOP;
	FOR i IN 1 .. cardinality(kinds) LOOP
		INSERT INTO client_keys VALUES (kinds[i], vals[i], found_id) ON CONFLICT DO NOTHING;
	END LOOP;
	RETURN found_id;
END $$;--> statement-breakpoint
-- Gives each new record its client, in its own transaction; an unnamed client gets the record's name.
CREATE FUNCTION find_client() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	fields jsonb := to_jsonb(NEW);
BEGIN
	NEW.client_id := client_of(coalesce(fields->>'phone', ''), NEW.email, NEW.client_id);
	UPDATE clients SET name = fields->>'name' WHERE id = NEW.client_id AND name = '' AND fields->>'name' <> '';
	RETURN NEW;
END $$;--> statement-breakpoint
-- Gives earlier records their clients, the oldest first. Only this column changes, so versions stay.
DO $$
DECLARE
	of_table text;
	r record;
	client uuid;
BEGIN
	FOREACH of_table IN ARRAY ARRAY['bookings', 'messages', 'enrolments', 'applications', 'subscribers'] LOOP
		EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', of_table);
		FOR r IN EXECUTE format('SELECT id, created_at, email, to_jsonb(t) AS fields FROM %I t ORDER BY created_at, id', of_table) LOOP
			client := client_of(coalesce(r.fields->>'phone', ''), r.email, NULL);
			EXECUTE format('UPDATE %I SET client_id = $1 WHERE id = $2', of_table) USING client, r.id;
			UPDATE clients SET name = coalesce(nullif(name, ''), r.fields->>'name', ''), created_at = least(created_at, r.created_at) WHERE id = client;
		END LOOP;
		EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', of_table);
		EXECUTE format('CREATE TRIGGER "find_client" BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION find_client()', of_table);
	END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER "raise_version" BEFORE UPDATE ON "clients" FOR EACH ROW EXECUTE FUNCTION raise_version();
