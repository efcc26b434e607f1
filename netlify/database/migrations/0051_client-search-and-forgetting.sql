CREATE INDEX "applications_phone_key" ON "applications" USING btree (phone_key("phone"));--> statement-breakpoint
CREATE INDEX "applications_email" ON "applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "bookings_phone_key" ON "bookings" USING btree (phone_key("phone"));--> statement-breakpoint
CREATE INDEX "enrolments_phone_key" ON "enrolments" USING btree (phone_key("phone"));--> statement-breakpoint
CREATE INDEX "enrolments_email" ON "enrolments" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "messages_phone_key" ON "messages" USING btree (phone_key("phone"));--> statement-breakpoint
CREATE INDEX "messages_email" ON "messages" USING btree (lower("email"));--> statement-breakpoint
-- All records of clients, with the keys by which they are found.
CREATE VIEW client_records AS
	SELECT 'booking' AS kind, id, client_id, name, phone_key(phone) AS phone, lower(email) AS email, created_at FROM bookings
	UNION ALL SELECT 'message', id, client_id, name, phone_key(phone), lower(email), created_at FROM messages
	UNION ALL SELECT 'enrolment', id, client_id, name, phone_key(phone), lower(email), created_at FROM enrolments
	UNION ALL SELECT 'application', id, client_id, name, phone_key(phone), lower(email), created_at FROM applications
	UNION ALL SELECT 'subscription', id, client_id, '', '', lower(email), created_at FROM subscribers;--> statement-breakpoint
-- A client is found by the names and keys of those merged into them too, which have no words of their own.
ALTER TABLE "client_keys" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "clients" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search" tsvector;--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search");--> statement-breakpoint
CREATE FUNCTION client_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search := CASE WHEN NEW.merged_into IS NULL THEN search_words(NEW.name || ' ' || coalesce((
		SELECT string_agg(words, ' ') FROM (
			SELECT name AS words FROM clients WHERE merged_into = NEW.id
			UNION ALL SELECT CASE kind WHEN 'phone' THEN phone_words(value) ELSE value END FROM client_keys
				WHERE client_id = ANY (ARRAY(SELECT id FROM clients WHERE merged_into = NEW.id) || NEW.id)) found), '')) END;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "client_words" BEFORE INSERT OR UPDATE ON "clients" FOR EACH ROW EXECUTE FUNCTION client_words();--> statement-breakpoint
-- A changed key changes its client: the words to search, and the version that a correction by staff must name.
CREATE FUNCTION touch_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE clients SET version = version
		WHERE id = (SELECT coalesce(merged_into, id) FROM clients WHERE id = coalesce(NEW.client_id, OLD.client_id));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "touch_client" AFTER INSERT OR UPDATE OR DELETE ON "client_keys" FOR EACH ROW EXECUTE FUNCTION touch_client();--> statement-breakpoint
UPDATE clients SET version = version;--> statement-breakpoint
-- Names the client as read, so that a merged one gets no name that its words would miss.
CREATE OR REPLACE FUNCTION find_client() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	fields jsonb := to_jsonb(NEW);
BEGIN
	NEW.client_id := client_of(coalesce(fields->>'phone', ''), NEW.email, NEW.client_id);
	IF fields->>'name' <> '' THEN
		UPDATE clients SET name = fields->>'name'
			WHERE name = '' AND id = (SELECT coalesce(merged_into, id) FROM clients WHERE id = NEW.client_id);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
-- Forgets these names and keys of a client where no record carries them, and a client without records.
-- Those merged into a client count as one with them. The lock makes the last of two deletions see the other.
CREATE FUNCTION forget_client(client uuid, names text[], phones text[], emails text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	root uuid;
	same uuid[];
BEGIN
	LOOP
		root := (SELECT coalesce(merged_into, id) FROM clients WHERE id = client);
		IF root IS NULL THEN RETURN; END IF;
		PERFORM FROM clients WHERE id = root FOR UPDATE;
		EXIT WHEN root = (SELECT coalesce(merged_into, id) FROM clients WHERE id = client);
	END LOOP;
	PERFORM FROM clients WHERE merged_into = root ORDER BY id FOR UPDATE;
	same := ARRAY(SELECT id FROM clients WHERE id = root OR merged_into = root);
	IF NOT EXISTS (SELECT FROM client_records WHERE client_id = ANY (same)) THEN
		DELETE FROM clients WHERE id = root;
		RETURN;
	END IF;
	DELETE FROM client_keys k WHERE client_id = ANY (same)
		AND value = ANY (CASE kind WHEN 'phone' THEN phones ELSE emails END)
		AND NOT EXISTS (SELECT FROM client_records r
			WHERE r.client_id = ANY (same) AND k.value = CASE k.kind WHEN 'phone' THEN r.phone ELSE r.email END);
	UPDATE clients SET name = coalesce((SELECT r.name FROM client_records r
			WHERE r.client_id = ANY (same) AND r.name <> '' ORDER BY r.created_at DESC, r.id LIMIT 1), '')
		WHERE id = ANY (same) AND name = ANY (names)
			AND name NOT IN (SELECT r.name FROM client_records r WHERE r.client_id = ANY (same));
	-- The words of a client name those merged into them, so they follow last.
	UPDATE clients SET version = version WHERE id = root;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM forget_client(client_id, array_agg(name), array_agg(phone), array_agg(email))
		FROM (SELECT client_id, to_jsonb(g)->>'name' AS name, phone_key(to_jsonb(g)->>'phone') AS phone, lower(email) AS email
			FROM gone g WHERE client_id IS NOT NULL) r
		GROUP BY client_id ORDER BY client_id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- A record with another phone or email gives its client the new key and takes the old one away.
CREATE FUNCTION forget_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	r record;
BEGIN
	FOR r IN
		SELECT o.client_id, n.client_id AS next_client,
			array_agg(to_jsonb(o)->>'name') AS names,
			array_agg(phone_key(to_jsonb(o)->>'phone')) AS phones, array_agg(lower(o.email)) AS emails,
			array_agg(phone_key(to_jsonb(n)->>'phone')) AS next_phones, array_agg(lower(n.email)) AS next_emails
		FROM gone o JOIN kept n USING (id)
		WHERE o.client_id IS NOT NULL AND (o.client_id, o.email, to_jsonb(o)->>'name', to_jsonb(o)->>'phone')
			IS DISTINCT FROM (n.client_id, n.email, to_jsonb(n)->>'name', to_jsonb(n)->>'phone')
		GROUP BY o.client_id, n.client_id ORDER BY o.client_id, n.client_id
	LOOP
		PERFORM FROM clients WHERE id = r.client_id FOR UPDATE;
		INSERT INTO client_keys
			SELECT DISTINCT kind, value, r.next_client FROM (
				SELECT 'phone' AS kind, unnest(r.next_phones) AS value UNION SELECT 'email', unnest(r.next_emails)) keys
			WHERE value <> '' AND r.next_client IS NOT NULL ORDER BY kind, value
			ON CONFLICT DO NOTHING;
		PERFORM forget_client(r.client_id, r.names, r.phones, r.emails);
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
	of_table text;
BEGIN
	FOREACH of_table IN ARRAY ARRAY['bookings', 'messages', 'enrolments', 'applications', 'subscribers'] LOOP
		EXECUTE format('CREATE TRIGGER "forget_deleted" AFTER DELETE ON %I REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted()', of_table);
		EXECUTE format('CREATE TRIGGER "forget_changed" AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS kept FOR EACH STATEMENT EXECUTE FUNCTION forget_changed()', of_table);
	END LOOP;
END $$;
