ALTER TABLE "clients" ADD COLUMN "booked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "clients_booked" ON "clients" USING btree ("booked");--> statement-breakpoint
CREATE INDEX "clients_language" ON "clients" USING btree ("language");--> statement-breakpoint
-- Fills what lists find a client by: words, and the number of bookings. Those of a merged client count as the other's.
CREATE OR REPLACE FUNCTION client_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	same uuid[] := ARRAY(SELECT id FROM clients WHERE merged_into = NEW.id) || NEW.id;
BEGIN
	NEW.search := CASE WHEN NEW.merged_into IS NULL THEN search_words(NEW.name || ' ' || coalesce((
		SELECT string_agg(words, ' ') FROM (
			SELECT name AS words FROM clients WHERE merged_into = NEW.id
			UNION ALL SELECT CASE kind WHEN 'phone' THEN phone_words(value) ELSE value END FROM client_keys
				WHERE client_id = ANY (same)) found), '')) END;
	NEW.booked := CASE WHEN NEW.merged_into IS NULL THEN (SELECT count(*) FROM bookings WHERE client_id = ANY (same)) ELSE 0 END;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "touch_client" AFTER INSERT ON "bookings" FOR EACH ROW WHEN (NEW.client_id IS NOT NULL) EXECUTE FUNCTION touch_client();--> statement-breakpoint
UPDATE clients SET version = version;
