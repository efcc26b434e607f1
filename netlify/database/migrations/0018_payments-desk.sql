CREATE TABLE "day_closings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"round" integer NOT NULL,
	"sums" jsonb NOT NULL,
	"counted_cash" bigint,
	"note" text NOT NULL,
	"actor" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_closings_round" UNIQUE("day","round"),
	CONSTRAINT "day_closings_counted" CHECK ("day_closings"."counted_cash" >= 0)
);
--> statement-breakpoint
DROP INDEX "payments_settled";--> statement-breakpoint
CREATE INDEX "payments_settled" ON "payments" USING btree ("settled_at");--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words(coalesce("transaction_ref", '') || ' ' || replace(coalesce("transaction_ref", ''), '-', '') || ' ' || phone_words("phone"))) STORED;--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin ("search");--> statement-breakpoint
-- What was signed stays as it was.
CREATE FUNCTION "keep_day_closing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'A signed day is never changed or deleted: sign it again.'
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'day_closings_kept';
END $$;--> statement-breakpoint
CREATE TRIGGER "day_closings_kept" BEFORE UPDATE OR DELETE ON "day_closings" FOR EACH ROW EXECUTE FUNCTION "keep_day_closing"();--> statement-breakpoint
CREATE TRIGGER "day_closings_never_emptied" BEFORE TRUNCATE ON "day_closings" FOR EACH STATEMENT EXECUTE FUNCTION "keep_day_closing"();
