CREATE TABLE "blocked_numbers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_numbers_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "prompted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "blocked_numbers_newest" ON "blocked_numbers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_prompted" ON "payments" USING btree ("phone","prompted_at");--> statement-breakpoint
ALTER TABLE "blocked_numbers" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (search_words(phone_words("phone") || ' ' || "reason")) STORED;--> statement-breakpoint
CREATE INDEX "blocked_numbers_search" ON "blocked_numbers" USING gin ("search");--> statement-breakpoint
-- What was asked for before counts for its number too.
UPDATE "payments" SET "prompted_at" = "requested_at" WHERE "requested_at" > now() - interval '24 hours';
