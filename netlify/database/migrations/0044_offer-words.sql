ALTER TABLE "booking_lines" ADD COLUMN "agreed" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_agreed_range" CHECK ("booking_lines"."agreed" >= 0);--> statement-breakpoint
-- Prices and message of an offer are kept as the rest of it; the message, too, can be emptied when its client is forgotten.
CREATE OR REPLACE FUNCTION "keep_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.reason IN ('', OLD.reason) AND NEW.message IN ('', OLD.message)
		AND to_jsonb(NEW) - 'reason' - 'message' = to_jsonb(OLD) - 'reason' - 'message' THEN
		RETURN NEW;
	END IF;
	IF OLD.state <> 'open' OR NEW.state = 'open'
		OR to_jsonb(NEW) - 'state' - 'closed_at' IS DISTINCT FROM to_jsonb(OLD) - 'state' - 'closed_at' THEN
		RAISE EXCEPTION 'An offer is never changed: make a new one.'
			USING ERRCODE = 'restrict_violation', CONSTRAINT = 'offers_kept';
	END IF;
	RETURN NEW;
END $$;
