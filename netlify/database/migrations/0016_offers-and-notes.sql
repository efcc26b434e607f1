CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"total" bigint NOT NULL,
	"last_day" date NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "offers_total" CHECK ("offers"."total" > 0),
	CONSTRAINT "offers_state" CHECK ("offers"."state" in ('open', 'accepted', 'withdrawn', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "booking_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"first" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open" ON "offers" USING btree ("booking_id") WHERE "offers"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted" ON "offers" USING btree ("booking_id") WHERE "offers"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "booking_notes_booking" ON "booking_notes" USING btree ("booking_id");--> statement-breakpoint
-- What was offered stays as it was: only an open offer changes, and of it only what became of it. The reason, which people
-- wrote, can be emptied when the client deletes their account.
CREATE FUNCTION "keep_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.reason = '' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
		RETURN NEW;
	END IF;
	IF OLD.state <> 'open' OR NEW.state = 'open'
		OR (NEW.id, NEW.booking_id, NEW.total, NEW.last_day, NEW.reason, NEW.actor, NEW.created_at)
			IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.total, OLD.last_day, OLD.reason, OLD.actor, OLD.created_at) THEN
		RAISE EXCEPTION 'An offer is never changed: make a new one.'
			USING ERRCODE = 'restrict_violation', CONSTRAINT = 'offers_kept';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "offers_kept" BEFORE UPDATE ON "offers" FOR EACH ROW EXECUTE FUNCTION "keep_offer"();
